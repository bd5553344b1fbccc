import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const hundred: CourseChecks[string] = [
  {
    id: 'greatest-of-three',
    about: 'hundred',
    skill: 'tens-100',
    say: both('Bilangan mana\nyang paling besar?', 'Which number\nis the greatest?'),
    hint: both(
      'Lihat puluhannya dulu:\nmana yang paling banyak?',
      'Look at the tens first:\nwhich has the most?',
    ),
    choices: [39, 48, 51],
    answer: 51,
  },
  {
    id: 'written-sixty-four',
    about: 'tens',
    skill: 'tens-100',
    say: both('Mana tulisan\nenam puluh empat?', 'Which of them\nis sixty-four?'),
    hint: both(
      'Yang disebut dulu, puluhannya.\nIa ditulis di depan.',
      'The tens are said first,\nand they stand in front.',
    ),
    choices: [46, 64, 604],
    answer: 64,
  },
];
