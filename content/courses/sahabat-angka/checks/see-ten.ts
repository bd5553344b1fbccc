import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const seeTen: CourseChecks[string] = [
  {
    id: 'how-many-ducks',
    about: 'see-ten',
    skill: 'see-10',
    say: both(
      'Ada berapa bebek?\nLima, lalu terus hitung.',
      'How many ducks?\nFive, then count on.',
    ),
    hint: both('Baris atas ada lima.\nTeruskan: enam...', 'The top row has five.\nGo on: six...'),
    show: ['duck', 'duck', 'duck', 'duck', 'duck', 'duck', 'duck'],
    choices: [6, 7, 8],
    answer: 7,
  },
  {
    id: 'one-hand',
    about: 'see-five',
    skill: 'give-5',
    say: both('Berapa jari di satu tanganmu?', 'How many fingers on one hand?'),
    hint: both(
      'Buka satu tanganmu.\nHitung semua jarinya.',
      'Open one hand.\nCount all the fingers.',
    ),
    choices: [4, 5, 10],
    answer: 5,
  },
];
