import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const numbers: CourseChecks[string] = [
  {
    id: 'how-many-seven',
    about: 'numbers',
    skill: 'numbers',
    say: caption('[Seven ducks.]\n[Seven] itu berapa?', 'Seven ducks.\nWhich number is seven?'),
    hint: caption(
      'Hitung: [one, two, three...]\nTeruskan sampai [seven].',
      'Count: one, two, three...\nGo on to seven.',
    ),
    choices: [5, 6, 7],
    answer: 7,
  },
  {
    id: 'which-is-green',
    about: 'colours',
    skill: 'colours',
    say: caption('Yang mana [green]?', 'Which one is green?'),
    hint: both('Ingat warna daun.', 'Think of a leaf.'),
    choices: ['pink', 'green', 'orange'],
    answer: 'green',
  },
];
