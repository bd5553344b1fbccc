import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const numbers: CourseChecks[string] = [
  {
    id: 'how-many-seven',
    about: 'numbers',
    skill: 'numbers',
    say: both('Seven ducks.\nSeven itu berapa?', 'Seven ducks.\nWhich number is seven?'),
    hint: both(
      'Hitung: one, two, three...\nTeruskan sampai seven.',
      'Count: one, two, three...\nGo on to seven.',
    ),
    choices: [5, 6, 7],
    answer: 7,
  },
  {
    id: 'which-is-green',
    about: 'colours',
    skill: 'colours',
    say: both('Yang mana green?', 'Which one is green?'),
    hint: both('Ingat warna daun.', 'Think of a leaf.'),
    choices: ['pink', 'green', 'orange'],
    answer: 'green',
  },
];
