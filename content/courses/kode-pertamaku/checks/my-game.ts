import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const myGame: CourseChecks[string] = [
  {
    id: 'the-goal',
    about: 'my-game',
    skill: 'design',
    say: both('Di game Nobi,\nyang mana tujuannya?', "In Nobi's game,\nwhich one is the goal?"),
    hint: both(
      'Game-nya selesai\nkalau Nobi sampai di sana.',
      'The game is over\nwhen Nobi gets there.',
    ),
    choices: ['f-rock', 'f-home', 'f-chicken'],
    answer: 'f-home',
  },
  {
    id: 'what-to-tap',
    about: 'events',
    skill: 'events',
    say: both('Nobi ingin lompat.\nKetuk yang mana?', 'Nobi wants to jump.\nWhat must you tap?'),
    hint: both(
      'Cari tanda lompat di kartu.\nAda apa di depannya?',
      'Find the jump on the cards.\nWhat stands before it?',
    ),
    show: ['r-bell-spin', 'r-flower-jump', 'r-drum-clap'],
    choices: ['t-bell', 't-flower', 't-drum'],
    answer: 't-flower',
  },
];
