/** Boards made by hand, as pictures made of letters (see `readBoard`). Data only; round.ts says what they ask. */
import type { Made } from './maker.ts';

export type SkillId = 'commands' | 'sequence' | 'plan' | 'debug' | 'loops';
export const skillIds: readonly SkillId[] = ['commands', 'sequence', 'plan', 'debug', 'loops'];

/** What is wrong with the path that Nobi got: a wrong arrow, one too many, one missing, two changed round. */
export type Bug = 'wrong' | 'extra' | 'missing' | 'swap' | 'times';

export interface Level {
  id: string;
  skill: SkillId;
  /** Rows, parted by a stroke; or the numbers that a board is made from. */
  map: string | Made;
  /** How many arrows fit when there is a drum. */
  slots?: number;
  bug?: Bug;
}

const named = (skill: SkillId, maps: readonly string[]): Level[] =>
  maps.map((map, i) => ({ id: `${skill}-${i + 1}`, skill, map }));

/** For who is four: home lies in a line, one step away, then two or three. */
const commands = named('commands', [
  'NH./.../...',
  'N../H../#..',
  '#../.N./.H.',
  'H../.../N..',
  '.#./N.H/...',
  '..N/.#./..H',
  '..#./N..H/..../..~.',
  'H.../.#../..c./N...',
]);

const sequence = named('sequence', [
  '.N./.../.H.',
  'N.H/.../.#.',
  '.../.N#/..H',
  'N../.H./..o',
  'N.o/..H/..#',
  'oH./..#/N..',
  '.#N/.c./H..',
  'H#c/.../..N',
  '.#H/.../N.o',
  '...H/No.#/..../.#..',
  '.o.N/..../#.#./..H.',
  '..../.#H./..#./.oN.',
  '..../..../.#H~/N.c.',
  'N.~H/c.../#.../....',
  '#.Nc/..../.~~./..H.',
  '#.oN/..../~.#c/~.H.',
  '..H~/o.c~/..##/...N',
  '...../..c.H/N#.../....#/o...~',
  '#..../N..../#..o./...../c..H~',
  '...../.#cN./..Ho./#~.../.~~..',
  '#..../...~./.N.~./o.cH./..#~#',
  'H#..#/...../~~~#./..N../o...c',
  '..oN../#o..#./....#./....#./...c../H...~.',
  '....../.#..../...#No/o.#..#/H..~../.c.~~~',
  '...H.#/~~..../#~#c.o/#~..../...c../N#...o',
  '...#.~/...#.H/N..#.~/c.#..~/....c#/..o..o',
]);

const plan = named('plan', [
  'N.f/.../..H',
  'H.f/.N./...',
  'fH./.../N..',
  '.Hf./.#../...o/.N..',
  '..../...f/oH../.#N.',
  '#.../..H./.N../fo..',
  '..../.#N./f.H./c.~.',
  '~~../H.#./...N/.c.f',
  '...o./..~fN/..~../H##../..f..',
  'o.H../#.N../~~.f./...../..#f.',
  '#f..o/...fN/...#./..c.H/....~',
  '.#.../#H.~./..f~~/.oc../..f.N',
  'f.##../H...../.f...c/....../..o.#N/~~~...',
  '..f..o/..c..N/.~#..f/.~#.H./.~~.../..#...',
]);

const bugs: readonly [Bug, string][] = [
  ['wrong', 'N../.../..H'],
  ['missing', '.N./.#./.H.'],
  ['wrong', '.#./N.H/...'],
  ['extra', 'N../#../H.o'],
  ['wrong', '...H/No.#/..../.#..'],
  ['swap', 'N.../##../...c/..H.'],
  ['extra', '..../.#H~/N.c./....'],
  ['missing', '#.oN/..../~.#c/~.H.'],
  ['wrong', '...../.#.../.o.~~/N#.H./#c...'],
  ['swap', '#.N../...~~/...H./..#.o/.#...'],
  ['missing', '#..../N..../#..o./..#../c..H~'],
  ['swap', '.o..../~~c..N/#~~.../#..#.o/....../#H....'],
  ['wrong', '.....#/.H#.../##.c../.c..../~.N.#./~~~oo.'],
];
const drumBugs: readonly [string, number][] = [
  ['..../N..H/.#../....', 1],
  ['...H/#.../..../N.~.', 2],
];
const debug: readonly Level[] = [
  ...bugs.map(([bug, map]) => ({ skill: 'debug' as const, map, bug })),
  ...drumBugs.map(([map, slots]) => ({
    skill: 'debug' as const,
    map,
    slots,
    bug: 'times' as const,
  })),
].map((level, i) => ({ id: `debug-${i + 1}`, ...level }));

const drums: readonly [string, number][] = [
  ['.#./N.H/.o.', 1],
  ['..../N..H/.#../....', 1],
  ['.#.../...../N...H/..o../.....', 1],
  ['..H/.../N..', 2],
  ['#..H/..../..../N.#.', 2],
  ['...#/...H/N.../.~~.', 2],
  ['.#..H/...../o..../..#../N..~.', 2],
  ['...../..#../....H/N..../.~~~.', 2],
  ['...../....H/..#../N.o../.....', 3],
  ['...c../..#.../....H./#...../N...o./......', 3],
  ['....../..H.../.#..o./....../..~.../N..~..', 3],
  ['....#./..o.../..#.H./....../.~..../N.....', 3],
];
const loops: readonly Level[] = drums.map(([map, slots], i) => ({
  id: `loops-${i + 1}`,
  skill: 'loops',
  map,
  slots,
}));

export const handmade: readonly Level[] = [...commands, ...sequence, ...plan, ...debug, ...loops];
