/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';

export const checks: CourseChecks = {
  commands: [
    {
      id: 'which-goes-up',
      about: 'commands',
      skill: 'commands',
      say: {
        id: 'Perintah mana yang\nmenyuruh Nobi ke atas?',
        en: 'Which command sends\nNobi up?',
      },
      hint: {
        id: 'Lihat ujung panahnya\nmenunjuk ke mana.',
        en: 'Look where the tip\nof the arrow points.',
      },
      choices: ['p-l', 'p-u', 'p-r'],
      answer: 'p-u',
    },
    {
      id: 'how-many-commands',
      about: 'commands',
      skill: 'commands',
      say: { id: 'Ada berapa perintah di sini?', en: 'How many commands are here?' },
      hint: {
        id: 'Satu panah, satu perintah.\nHitung panahnya.',
        en: 'One arrow, one command.\nCount the arrows.',
      },
      show: ['p-r', 'p-d', 'p-r'],
      choices: [2, 3, 4],
      answer: 3,
    },
  ],
};
