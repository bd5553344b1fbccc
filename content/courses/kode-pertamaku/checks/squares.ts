import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const squares: CourseChecks[string] = [
  {
    id: 'in-the-way',
    about: 'squares',
    skill: 'plan',
    say: both('Mana yang menghalangi\njalan Nobi?', 'Which one blocks\nthe way?'),
    hint: both(
      'Nobi bisa memetik buah\ndan masuk rumah.',
      'Nobi can pick fruit\nand walk into his home.',
    ),
    choices: ['f-fruit', 'f-home', 'f-rock'],
    answer: 'f-rock',
  },
  {
    id: 'last-arrow',
    about: 'order',
    skill: 'sequence',
    say: both(
      'Nobi membaca dari depan.\nPanah terakhir yang mana?',
      'Nobi reads from the front.\nWhich arrow comes last?',
    ),
    hint: both('Yang terakhir ada\ndi ujung kanan.', 'The last one stands\nat the far right.'),
    show: ['p-u', 'p-r', 'p-d'],
    choices: ['p-u', 'p-r', 'p-d'],
    answer: 'p-d',
  },
];
