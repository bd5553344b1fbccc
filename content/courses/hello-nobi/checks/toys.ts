import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const toys: CourseChecks[string] = [
  {
    id: 'ball-is-under',
    about: 'toys',
    skill: 'places',
    say: caption(
      '[The ball is under the table.]\nDi mana?',
      'The ball is under the table.\nWhere is it?',
    ),
    hint: caption('[Under]: lihat di bawahnya.', 'Under: look below it.'),
    choices: ['ball-on-table', 'ball-under-table', 'ball-in-box'],
    answer: 'ball-under-table',
  },
  {
    id: 'which-is-milk',
    about: 'food',
    skill: 'food',
    say: caption('[Some milk, please!]\nYang mana [milk]?', 'Some milk, please!\nWhich one is it?'),
    hint: caption('[Milk] itu minuman\nberwarna putih.', 'Milk is a white drink.'),
    choices: ['cake', 'banana', 'milk'],
    answer: 'milk',
  },
];
