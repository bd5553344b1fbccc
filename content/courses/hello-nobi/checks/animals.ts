import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const animals: CourseChecks[string] = [
  {
    id: 'which-is-rabbit',
    about: 'animals',
    skill: 'animals',
    say: caption('[Where is the rabbit?]\nYang mana [rabbit]?', 'Where is the rabbit?\nTap it.'),
    hint: caption('[Rabbit] punya telinga panjang.', 'A rabbit has long ears.'),
    choices: ['rabbit', 'cow', 'frog'],
    answer: 'rabbit',
  },
  {
    id: 'how-many-stars',
    about: 'numbers',
    skill: 'numbers',
    say: caption('[How many stars?]\nHitung bintangnya.', 'How many stars?\nCount them.'),
    hint: caption(
      'Tunjuk tiap bintang:\n[one, two, three...]',
      'Point at each star:\none, two, three...',
    ),
    show: ['star', 'star', 'star', 'star'],
    choices: [4, 5, 6],
    answer: 4,
  },
];
