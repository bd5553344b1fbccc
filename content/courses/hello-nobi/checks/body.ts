import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const body: CourseChecks[string] = [
  {
    id: 'which-is-ear',
    about: 'body',
    skill: 'body',
    say: caption('[Touch the ear!]\nYang mana [ear]?', 'Touch the ear!\nWhich one is it?'),
    hint: caption('Dengan [ear] kita mendengar.', 'An ear is for hearing.'),
    choices: ['nose', 'ear', 'hand'],
    answer: 'ear',
  },
  {
    id: 'which-is-duck',
    about: 'animals',
    skill: 'animals',
    say: caption('[Feed the duck!]\nYang mana [duck]?', 'Feed the duck!\nWhich one is it?'),
    hint: caption('[Duck] bisa berenang\ndan bilang kwek.', 'A duck can swim\nand says quack.'),
    choices: ['dog', 'duck', 'tiger'],
    answer: 'duck',
  },
];
