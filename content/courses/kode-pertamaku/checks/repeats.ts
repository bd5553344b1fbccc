import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const repeats: CourseChecks[string] = [
  {
    id: 'same-as-three',
    about: 'repeats',
    skill: 'loops',
    say: both('Gendang mana yang\nsama dengan ini?', 'Which drum does\nthe same as this?'),
    hint: both(
      'Titik di gendang berarti\nberapa kali diulang.',
      'The dots say how often\nthe drum repeats.',
    ),
    show: ['p-r', 'p-r', 'p-r'],
    choices: ['p-x-2-r-x', 'p-x-3-r-x', 'p-x-4-r-x'],
    answer: 'p-x-3-r-x',
  },
  {
    id: 'odd-one',
    about: 'bugs',
    skill: 'debug',
    say: both(
      'Nobi mau ke kanan terus.\nPanah mana yang keliru?',
      'Nobi wants to keep right.\nWhich arrow is the bug?',
    ),
    hint: both(
      'Cari panah yang arahnya\nlain dari teman-temannya.',
      'Find the arrow that points\nanother way.',
    ),
    show: ['p-r', 'p-r', 'p-u', 'p-r'],
    choices: ['p-u', 'p-r'],
    answer: 'p-u',
  },
];
