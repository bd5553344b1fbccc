import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const toys: CourseChecks[string] = [
  {
    id: 'ball-is-under',
    about: 'toys',
    skill: 'places',
    say: both(
      'The ball is under the table.\nDi mana?',
      'The ball is under the table.\nWhere is it?',
    ),
    hint: both('Under: lihat di bawahnya.', 'Under: look below it.'),
    choices: ['ball-on-table', 'ball-under-table', 'ball-in-box'],
    answer: 'ball-under-table',
  },
  {
    id: 'which-is-milk',
    about: 'food',
    skill: 'food',
    say: both('Some milk, please!\nYang mana milk?', 'Some milk, please!\nWhich one is it?'),
    hint: both('Milk itu minuman\nberwarna putih.', 'Milk is a white drink.'),
    choices: ['cake', 'banana', 'milk'],
    answer: 'milk',
  },
];
