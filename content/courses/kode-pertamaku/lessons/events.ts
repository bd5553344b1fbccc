/** When this happens, then that: a tap sets something off. */
import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { type Both, both } from '@nobi/kit/forms';
import { whatBrings, whatHappens } from '../generators/happenings.ts';

const seen = (id: string, rules: string, say: Both): CourseTask => ({
  id,
  activity: 'event',
  say,
  args: { rules: rules.split(' ') },
});

const tapFor = (
  name: string,
  list: readonly (readonly [rules: string, wanted: string, difficulty: number])[],
): CourseItem[] =>
  list.map(([rules, wanted, difficulty], i) => ({
    id: `${name}-${i + 1}`,
    activity: 'event',
    say: both(
      'Nobi ingin gerakan ini.\nKetuk yang mana?',
      'Nobi wants this move.\nWhat must you tap?',
    ),
    args: { rules: rules.split(' '), wanted },
    skill: 'events',
    difficulty,
  }));

const foresee = (
  name: string,
  list: readonly (readonly [rules: string, tapped: string, choices: string, difficulty: number])[],
): CourseItem[] =>
  list.map(([rules, tapped, choices, difficulty], i) => ({
    id: `${name}-${i + 1}`,
    activity: 'event',
    say: both('Kalau ini diketuk,\nNobi bagaimana?', 'When this is tapped,\nwhat will Nobi do?'),
    args: { rules: rules.split(' '), tapped, choices: choices.split(' ') },
    skill: 'events',
    difficulty,
  }));

export const events: CourseLesson = {
  id: 'events',
  title: both('Kejadian', 'When Tapped'),
  recap: both(
    'Kamu menghubungkan ketukan\ndengan akibatnya.',
    'You joined taps\nwith what they do.',
  ),
  look: [
    seen(
      'look-bell',
      'bell-jump',
      both(
        'Kalau lonceng diketuk,\nNobi lompat. Coba!',
        'When the bell is tapped,\nNobi jumps. Try!',
      ),
    ),
    seen(
      'look-two-things',
      'bell-jump flower-spin',
      both(
        'Bunga dan lonceng.\nAkibatnya berbeda!',
        'A flower and a bell.\nEach does its own thing!',
      ),
    ),
    seen(
      'look-chain',
      'drum-flower flower-sway',
      both(
        'Gendang membangunkan bunga,\nbunga membuat Nobi bergoyang!',
        'The drum wakes the flower,\nthe flower makes him sway!',
      ),
    ),
  ],
  try: [
    ...tapFor('try-tap', [
      ['bell-jump flower-spin', 'spin', -3.6],
      ['bell-clap flower-jump drum-sway', 'clap', -3],
    ]),
    ...foresee('try-foresee', [['bell-spin drum-jump', 'drum', 'jump spin', -3.2]]),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...tapFor('tap', [
          ['bell-jump drum-spin flower-clap', 'jump', -3.9],
          ['flower-clap bell-sway drum-jump', 'sway', -3.7],
          ['drum-jump flower-clap bell-spin', 'clap', -3.5],
          ['bell-spin flower-jump drum-clap', 'jump', -2.9],
          ['bell-sway flower-clap drum-spin', 'spin', -2.7],
          ['flower-jump drum-sway bell-clap', 'sway', -2.6],
          ['drum-bell bell-jump flower-spin', 'spin', -2],
          ['flower-spin bell-clap drum-jump', 'clap', -2.4],
          ['bell-jump flower-sway drum-clap', 'clap', -2.5],
        ]),
        ...foresee('foresee', [
          ['bell-jump flower-spin', 'bell', 'jump spin sway', -3.6],
          ['drum-clap flower-sway', 'flower', 'clap sway jump', -3.4],
          ['bell-spin drum-sway flower-jump', 'drum', 'spin sway jump', -2.6],
          ['flower-clap bell-jump drum-spin', 'bell', 'clap jump spin', -2.4],
          ['drum-bell bell-jump', 'drum', 'jump spin sway', -1.9],
          ['bell-flower flower-clap', 'bell', 'jump clap spin', -1.7],
          ['flower-drum drum-spin bell-jump', 'flower', 'jump spin clap', -1.2],
          ['bell-drum drum-sway flower-clap', 'bell', 'clap spin sway', -1.1],
          ['drum-flower flower-bell bell-jump', 'drum', 'spin clap jump', -0.5],
          ['bell-drum drum-flower flower-spin', 'bell', 'sway jump spin', -0.3],
          ['flower-bell bell-drum drum-clap', 'flower', 'clap sway spin', -0.2],
        ]),
      ],
      [...tapFor('tap-made', whatBrings()), ...foresee('foresee-made', whatHappens())],
    ),
  },
  make: {
    id: 'make-events',
    activity: 'ownrules',
    say: both('Ketuk benda,\nlalu pilih gerakannya.', 'Tap a thing,\nthen pick its move.'),
    args: {},
  },
};
