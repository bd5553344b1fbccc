import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const patterns: CourseChecks[string] = [
  {
    id: 'what-comes-next',
    about: 'patterns',
    skill: 'move-patterns',
    say: both('Sesudah ini,\ngerakan apa?', 'Which move\ncomes next?'),
    hint: both(
      'Ucapkan gerakannya:\nlompat, tepuk, lompat...',
      'Say the moves:\njump, clap, jump...',
    ),
    show: ['m-jump', 'm-clap', 'm-jump', 'm-clap', 'm-jump'],
    choices: ['m-clap', 'm-jump', 'm-spin'],
    answer: 'm-clap',
  },
  {
    id: 'how-often',
    about: 'repeats',
    skill: 'loops',
    say: both('Gendang ini mengulang\nberapa kali?', 'How many times\ndoes this drum repeat?'),
    hint: both('Hitung titik-titik\ndi samping gendang.', 'Count the dots\nbeside the drum.'),
    show: ['p-x-4-u-x'],
    choices: [2, 3, 4],
    answer: 4,
  },
];
