import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';
import { both, question } from './asking.ts';

export const outside: CourseChecks = {
  town: [
    question({
      id: 'town-opposite',
      about: 'town',
      skill: 'sentence-place',
      say: both('Kata mana yang berarti\ndi seberang?', 'Which word means\nacross the street?'),
      hint: both('Ingat jalan di antara\ndua gedung itu.', 'Think of the two sides\nof a street.'),
      choices: ['opposite', 'behind', 'between'],
    }),
    question({
      id: 'town-rain',
      about: 'clothes',
      skill: 'sentence-look',
      say: both('Benda mana yang cocok?', 'Which thing fits?'),
      hint: both('Baca dulu cuacanya.', 'Read the weather first.'),
      show: ['gap-rain'],
      choices: ['umbrella', 'bag', 'clock'],
    }),
  ],
  animals: [
    question({
      id: 'animals-cant',
      about: 'animals',
      skill: 'can-cant',
      hint: both('Bisakah gajah melakukannya?', 'Is an elephant able to?'),
      show: ['gap-fly'],
      choices: ['cant', 'dont-can', 'no-can'],
    }),
    question({
      id: 'animals-where',
      about: 'town',
      skill: 'sentence-place',
      hint: both('Ada berapa taman?', 'How many parks are there?'),
      show: ['gap-park'],
      choices: ['is', 'are', 'do'],
    }),
  ],
  school: [
    question({
      id: 'school-has',
      about: 'school',
      skill: 'have-has',
      hint: both('Ini tentang satu orang.', 'It is about one person.'),
      show: ['gap-pens'],
      choices: ['has', 'have', 'is'],
    }),
    question({
      id: 'school-can',
      about: 'animals',
      skill: 'can-cant',
      hint: caption(
        'Sesudah [can]\nkata kerja tidak berubah.',
        'After can\nthe verb never changes.',
      ),
      show: ['gap-duck'],
      choices: ['swim', 'swims', 'to-swim'],
    }),
  ],
  now: [
    question({
      id: 'now-riding',
      about: 'now',
      skill: 'sentence-doing',
      hint: both('Ini sedang terjadi.', 'It happens right now.'),
      show: ['gap-bike'],
      choices: ['riding', 'ride', 'rides'],
    }),
    question({
      id: 'now-an',
      about: 'school',
      skill: 'have-has',
      hint: both('Dengarkan bunyi awal\nkata sesudahnya.', 'Listen to how the next word\nbegins.'),
      show: ['gap-umbrella'],
      choices: ['an', 'a', 'two'],
    }),
  ],
  letter: [
    question({
      id: 'letter-when',
      about: 'letter',
      skill: 'ask-wh',
      hint: both('Jawabannya waktu\natau tempat?', 'Is the answer a time\nor a place?'),
      show: ['gap-when'],
      choices: ['when', 'where', 'who'],
    }),
    question({
      id: 'letter-are',
      about: 'now',
      skill: 'sentence-doing',
      hint: both('Ada berapa orang?', 'How many people are there?'),
      show: ['gap-swimming'],
      choices: ['are', 'is', 'am'],
    }),
  ],
};
