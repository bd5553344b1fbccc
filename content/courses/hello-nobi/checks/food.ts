import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const food: CourseChecks[string] = [
  {
    id: 'which-is-bread',
    about: 'food',
    skill: 'food',
    say: both('Some bread, please!\nYang mana bread?', 'Some bread, please!\nWhich one is it?'),
    hint: both('Bread dipanggang di oven,\nempuk di dalam.', 'Bread is baked\nand soft inside.'),
    choices: ['bread', 'egg', 'rice'],
    answer: 'bread',
  },
  {
    id: 'which-is-foot',
    about: 'body',
    skill: 'body',
    say: both('Touch the foot!\nYang mana foot?', 'Touch the foot!\nWhich one is it?'),
    hint: both('Foot dipakai berjalan.', 'A foot is for walking.'),
    choices: ['mouth', 'eye', 'foot'],
    answer: 'foot',
  },
];
