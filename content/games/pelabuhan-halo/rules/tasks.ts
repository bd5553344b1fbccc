/** Every order of the captain, easiest first within a skill. */
import { type SpotId, spotsOf } from './spots.ts';
import {
  colourIds,
  keyOf,
  nouns,
  paintable,
  plain,
  resizable,
  sizeIds,
  type Thing,
} from './things.ts';

export const skillIds = [
  'first-words',
  'nouns',
  'colours',
  'sizes',
  'prepositions',
  'two-steps',
] as const;
export type SkillId = (typeof skillIds)[number];

export interface Step {
  readonly thing: Thing;
  readonly spot: SpotId;
}

export interface Task {
  readonly id: string;
  readonly skill: SkillId;
  readonly difficulty: number;
  readonly steps: readonly Step[];
  /** How many things stand on the quay, and whether the others are of the same kind. */
  readonly many: 2 | 3;
  readonly isNear: boolean;
}

export const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const spread = ([from, to]: readonly [number, number], at: number, count: number): number =>
  from + ((to - from) * at) / Math.max(1, count - 1);

const port = spotsOf('port');
const bay = spotsOf('bay');
/** Two waters in turn, so that not every order looks alike. */
const plainSpot = (at: number): SpotId => pick(at % 2 === 0 ? port : bay, Math.floor(at / 2));
const boats = spotsOf('boats');

/** From where to where, level by level. One word alone is easier than a word and a place. */
const ranges = {
  'first-words': [-5, -4.8, -4.7, -4.4, -4.3, -3.9],
  nouns: [-4.6, -3.3, -3.4, -2.3, -2.5, -1.3],
};

const nounTasks = (skill: keyof typeof ranges, level: 0 | 1 | 2): Task[] => {
  const [from = 0, to = 0] = ranges[skill].slice(level * 2);
  return nouns.map(({ en }, at) => ({
    id: `${skill}-${en}-${level}`,
    skill,
    difficulty: spread([from, to], at, nouns.length),
    steps: [{ thing: plain(en), spot: plainSpot(at + level) }],
    many: level === 0 ? 2 : 3,
    isNear: level === 2,
  }));
};
const atEachLevel = (skill: keyof typeof ranges): Task[] =>
  ([0, 1, 2] as const).flatMap((level) => nounTasks(skill, level));

const lookTasks = (
  skill: 'colours' | 'sizes',
  range: readonly [number, number],
  all: readonly Step[],
): Task[] =>
  all.map((step, at) => ({
    id: `${skill}-${keyOf(step.thing)}`,
    skill,
    difficulty: spread(range, at, all.length),
    steps: [step],
    many: 3,
    isNear: true,
  }));

const coloured = paintable.flatMap((word, w) =>
  colourIds.map((colour, c) => ({
    thing: { word, colour, size: null },
    spot: plainSpot(w * 3 + c),
  })),
);
const sized = resizable.flatMap((word, w) =>
  sizeIds.map((size, s) => ({ thing: { word, colour: null, size }, spot: pick(boats, w + s * 2) })),
);
const looks = [
  ...lookTasks('colours', [-2.3, -0.8], coloured),
  ...lookTasks('sizes', [-1.7, -0.2], sized),
];

const wherePlaces: readonly SpotId[] = [
  ...spotsOf('table'),
  ...spotsOf('house'),
  ...spotsOf('bridge'),
  'between-boats',
];

const whereTasks = [0, 1, 2, 3].flatMap((turn) =>
  wherePlaces.map(
    (spot, at): Task => ({
      id: `where-${spot}-${turn}`,
      skill: 'prepositions',
      difficulty: spread([-1.2, 0.8], turn * wherePlaces.length + at, 4 * wherePlaces.length),
      steps: [{ thing: plain(pick(nouns, at * 4 + turn * 5).en), spot }],
      many: 3,
      isNear: turn > 1,
    }),
  ),
);

/** Only places with short names, so that both steps fit into twelve words. */
const shortPlaces: readonly (readonly [SpotId, SpotId])[] = [
  ['on-boat', 'in-box'],
  ['on-island', 'on-boat'],
  ['on-table', 'under-table'],
  ['in-house', 'on-house'],
  ['in-box', 'on-island'],
  ['under-bridge', 'on-bridge'],
];

const twoTasks = Array.from({ length: 30 }, (_, at): Task => {
  const [one, other] = pick(shortPlaces, at);
  return {
    id: `two-${at}`,
    skill: 'two-steps',
    difficulty: spread([0, 2.4], at, 30),
    steps: [
      { thing: plain(pick(nouns, at * 5).en), spot: one },
      { thing: plain(pick(nouns, at * 5 + 8).en), spot: other },
    ],
    many: 3,
    isNear: at > 14,
  };
});

/** What is graded from the most concrete to what proves. */
export const orders: readonly Task[] = [
  ...atEachLevel('first-words'),
  ...atEachLevel('nouns'),
  ...looks,
  ...whereTasks,
  ...twoTasks,
];

/** With two things there is more for who stays with words; of two of a kind the colour or size alone decides. */
const pairs = (easier: number, tasks: readonly Task[]): Task[] =>
  tasks.map((task) => ({
    ...task,
    id: `${task.id}-pair`,
    difficulty: task.difficulty - easier,
    many: 2,
  }));
export const beginnings = [
  ...pairs(0.7, nounTasks('first-words', 2)),
  ...pairs(1.2, nounTasks('nouns', 1)),
  ...pairs(1.9, looks),
];

export const bank = [...orders, ...beginnings];
export const firstTask = 'first-words-cat-0';
