import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const food: CourseChecks[string] = [
  {
    id: 'which-is-bread',
    about: 'food',
    skill: 'food',
    say: caption(
      '[Some bread, please!]\nYang mana [bread]?',
      'Some bread, please!\nWhich one is it?',
    ),
    hint: caption(
      '[Bread] dipanggang di oven,\nempuk di dalam.',
      'Bread is baked\nand soft inside.',
    ),
    choices: ['bread', 'egg', 'rice'],
    answer: 'bread',
  },
  {
    id: 'which-is-foot',
    about: 'body',
    skill: 'body',
    say: caption('[Touch the foot!]\nYang mana [foot]?', 'Touch the foot!\nWhich one is it?'),
    hint: caption('[Foot] dipakai untuk berjalan.', 'A foot is for walking.'),
    choices: ['mouth', 'eye', 'foot'],
    answer: 'foot',
  },
];
