import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const animals: CourseChecks[string] = [
  {
    id: 'which-is-rabbit',
    about: 'animals',
    skill: 'animals',
    say: both('Where is the rabbit?\nYang mana rabbit?', 'Where is the rabbit?\nTap it.'),
    hint: both('Rabbit punya telinga panjang.', 'A rabbit has long ears.'),
    choices: ['rabbit', 'cow', 'frog'],
    answer: 'rabbit',
  },
  {
    id: 'how-many-stars',
    about: 'numbers',
    skill: 'numbers',
    say: both('How many stars?\nHitung bintangnya.', 'How many stars?\nCount them.'),
    hint: both(
      'Tunjuk tiap bintang:\none, two, three...',
      'Point at each star:\none, two, three...',
    ),
    show: ['star', 'star', 'star', 'star'],
    choices: [4, 5, 6],
    answer: 4,
  },
];
