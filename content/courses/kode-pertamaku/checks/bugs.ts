import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const bugs: CourseChecks[string] = [
  {
    id: 'what-is-a-bug',
    about: 'bugs',
    skill: 'debug',
    say: both(
      'Apa yang kita cari\nkalau Nobi tidak sampai?',
      'What do we look for\nwhen Nobi is not home?',
    ),
    hint: both('Ia bersembunyi di bawah\nsatu panah.', 'It hides under\none arrow.'),
    choices: ['f-home', 'f-bug', 'f-fruit'],
    answer: 'f-bug',
  },
  {
    id: 'how-many-squares',
    about: 'squares',
    skill: 'plan',
    say: both('Nobi berjalan\nberapa kotak di sini?', 'How many squares\ndoes Nobi walk here?'),
    hint: both(
      'Satu panah, satu kotak.\nHitung semua panah.',
      'One arrow, one square.\nCount all the arrows.',
    ),
    show: ['p-r', 'p-r', 'p-u', 'p-r'],
    choices: [3, 4, 5],
    answer: 4,
  },
];
