import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const events: CourseChecks[string] = [
  {
    id: 'bell-brings',
    about: 'events',
    skill: 'events',
    say: both(
      'Kalau lonceng diketuk,\napa yang terjadi?',
      'When the bell is tapped,\nwhat happens?',
    ),
    hint: both(
      'Cari lonceng di kartu,\nlalu ikuti panahnya.',
      'Find the bell on the cards,\nthen follow its arrow.',
    ),
    show: ['r-bell-spin', 'r-flower-jump'],
    choices: ['m-jump', 'm-spin', 'm-clap'],
    answer: 'm-spin',
  },
  {
    id: 'what-repeats',
    about: 'patterns',
    skill: 'move-patterns',
    say: both('Gerakan mana yang\npaling sering di sini?', 'Which move comes\nmost often here?'),
    hint: both('Hitung tiap gerakan\nsatu-satu.', 'Count each move\none by one.'),
    show: ['m-spin', 'm-spin', 'm-sway', 'm-spin', 'm-spin', 'm-sway'],
    choices: ['m-sway', 'm-spin'],
    answer: 'm-spin',
  },
];
