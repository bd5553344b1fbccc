import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const commands: CourseChecks[string] = [
  {
    id: 'which-goes-up',
    about: 'commands',
    skill: 'commands',
    say: both('Perintah mana yang\nmenyuruh Nobi ke atas?', 'Which command sends\nNobi up?'),
    hint: both(
      'Lihat ujung panahnya\nmenunjuk ke mana.',
      'Look where the tip\nof the arrow points.',
    ),
    choices: ['p-l', 'p-u', 'p-r'],
    answer: 'p-u',
  },
  {
    id: 'how-many-commands',
    about: 'commands',
    skill: 'commands',
    say: both('Ada berapa perintah di sini?', 'How many commands are here?'),
    hint: both(
      'Satu panah, satu perintah.\nHitung panahnya.',
      'One arrow, one command.\nCount the arrows.',
    ),
    show: ['p-r', 'p-d', 'p-r'],
    choices: [2, 3, 4],
    answer: 3,
  },
];
