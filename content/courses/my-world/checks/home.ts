import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';
import { both, question } from './asking.ts';

export const home: CourseChecks = {
  family: [
    question({
      id: 'family-she',
      about: 'family',
      skill: 'be-family',
      hint: both('Lihat siapa yang diceritakan.', 'Look at who it is about.'),
      show: ['gap-mum'],
      choices: ['she', 'he', 'they'],
    }),
    question({
      id: 'family-are',
      about: 'family',
      skill: 'be-family',
      hint: both('Ada berapa orang?', 'How many people are there?'),
      show: ['gap-pair'],
      choices: ['are', 'is', 'am'],
    }),
  ],
  house: [
    question({
      id: 'house-an',
      about: 'house',
      skill: 'there-is',
      hint: both('Dengarkan bunyi awal\nkata sesudahnya.', 'Listen to how the next word\nbegins.'),
      show: ['gap-egg'],
      choices: ['an', 'a', 'two'],
    }),
    question({
      id: 'house-am',
      about: 'family',
      skill: 'be-family',
      hint: both('Siapa yang bercerita?', 'Who is speaking?'),
      show: ['gap-i'],
      choices: ['am', 'is', 'are'],
    }),
  ],
  day: [
    question({
      id: 'day-gets',
      about: 'day',
      skill: 'daily-s',
      hint: both(
        'Satu orang berbuat sesuatu.\nLihat ujung katanya.',
        'One person does it.\nLook at the end of the word.',
      ),
      show: ['gap-up'],
      choices: ['gets', 'get', 'getting'],
    }),
    question({
      id: 'day-books',
      about: 'house',
      skill: 'there-is',
      hint: both('Ada berapa?', 'How many are there?'),
      show: ['gap-books'],
      choices: ['books', 'book', 'a-book'],
    }),
  ],
  food: [
    question({
      id: 'food-doesnt',
      about: 'food',
      skill: 'likes',
      hint: both(
        'Satu orang. Kata bantu mana\nyang cocok?',
        'One person.\nWhich helper goes with it?',
      ),
      show: ['gap-fish'],
      choices: ['doesnt', 'dont', 'isnt'],
    }),
    question({
      id: 'food-half',
      about: 'day',
      skill: 'daily-s',
      say: both('Pukul berapa ini?', 'What time is it?'),
      hint: both('Jarum pendek lewat angka berapa?', 'Which number has the short hand\npassed?'),
      show: ['at-26'],
      choices: ['half-six', 'half-five', 'half-seven'],
    }),
  ],
  clothes: [
    question({
      id: 'clothes-order',
      about: 'clothes',
      skill: 'sentence-look',
      say: both('Urutan mana yang cocok?', 'Which order fits?'),
      hint: both('Nama bendanya paling akhir.', 'The thing itself comes last.'),
      show: ['gap-hat'],
      choices: ['big-red-hat', 'hat-big-red', 'red-hat-big'],
    }),
    question({
      id: 'clothes-like',
      about: 'food',
      skill: 'likes',
      hint: caption('[Do] sudah ada di depan.', 'There is a helper\nin front already.'),
      show: ['gap-rice'],
      choices: ['like', 'likes', 'are-like'],
    }),
  ],
};
