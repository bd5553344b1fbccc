import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const firstWords: CourseChecks[string] = [
  {
    id: 'which-is-duck-first',
    about: 'first-words',
    skill: 'first-words',
    say: caption('[Where is the duck?]\nYang mana [duck]?', 'Where is the duck?\nTap it.'),
    hint: caption('[Duck] bisa berenang\ndan bilang kwek.', 'A duck can swim\nand says quack.'),
    choices: ['car', 'duck', 'book'],
    answer: 'duck',
  },
  {
    id: 'which-is-ball-first',
    about: 'first-words',
    skill: 'first-words',
    say: caption('[Where is the ball?]\nYang mana [ball]?', 'Where is the ball?\nTap it.'),
    hint: caption('[Ball] bundar\ndan bisa ditendang.', 'A ball is round\nand can be kicked.'),
    choices: ['ball', 'fish', 'cow'],
    answer: 'ball',
  },
];
