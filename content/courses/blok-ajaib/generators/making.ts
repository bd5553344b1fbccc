/** A short way to make tasks: chance that repeats itself, a program, and what of it is given. */
import type { CourseItem } from '@nobi/kit/course';
import { severalOf } from '../../../course-parts/generators/several.ts';
import {
  blockCount,
  isBlock,
  isHat,
  isSameKind,
  isSound,
  sounds,
  spanOf,
  type Token,
  type Tokens,
  turned,
} from '../rules/blocks.ts';
import { afterEdit } from '../rules/edits.ts';
import { inputIn, isLean, isSound as isSoundOrder, nextEdit, orderIn } from '../rules/orders.ts';
import { forecastOf, isForeseeable, wrongOf } from '../rules/predictions.ts';
import { type SayName, says } from '../text/says.ts';

export interface Made {
  activity: string;
  args: CourseItem['args'];
  say: SayName;
  difficulty: number;
}

/** What a lesson's generators make programs of. */
export interface Piece {
  readonly want: Tokens;
  readonly input?: string;
  readonly say: SayName;
}

const keyOf = (args: CourseItem['args']): string => {
  const text = Object.entries(args)
    .filter(([name]) => !/^(?:choices|counts|tray|many)$/.test(name))
    .map(([, value]) => `${value}`)
    .join('|');
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash.toString(36);
};

/** What is easy is made easier and what is hard harder: a child who grows finds something to do in each lesson. */
const spread = (difficulty: number): number => -1.5 + (difficulty + 1.5) * 1.4;

/** From the station and from what it holds comes its name: the same task has it in every build. */
export const itemOf =
  (station: number, skill: string) =>
  ({ activity, args, say, difficulty }: Made): CourseItem => ({
    id: `s${station}-${activity}-${keyOf(args)}`,
    activity,
    say: says[say],
    args,
    skill,
    difficulty: Math.max(-4, Math.round(spread(difficulty) * 1000) / 1000),
  });

/** Programs need many tries. */
export const several = severalOf(60);

const firstOfKind: Tokens = ['r2', 'i2', 'q2', 'ia'];
const inTray = (token: Token): Token =>
  firstOfKind.find((each) => isSameKind(each, token)) ?? token;

/** Two rows of four on a small phone: beside the tray lie run, take out and, where there is a number, turn. */
const mostInTray = (tray: Tokens): number => (tray.some((token) => turned(token)) ? 5 : 6);

/** The blocks that are needed, each once, and a sound that is not, where there is room for it. */
export const trayFor = (want: Tokens): Token[] => {
  const needed = new Set(want.filter(isBlock).map(inTray));
  const spare = sounds.find((sound) => !needed.has(sound));
  const canSpare = needed.size < mostInTray([...needed]);
  const offered = sounds.filter(
    (sound) => needed.has(sound) || (sound === spare && canSpare && needed.size < 5),
  );
  return [...offered, ...[...needed].filter((token) => !isSound(token))];
};

const fitsTray = (want: Tokens): boolean => {
  const tray = trayFor(want);
  return tray.length <= mostInTray(tray);
};

const inputArgs = (input: string | undefined) => (input === undefined ? {} : { input });

const orderArgs = ({ want, input }: Piece, start: Tokens): CourseItem['args'] => ({
  want: [...want],
  start: [...start],
  tray: trayFor(want),
  many: blockCount(want),
  ...inputArgs(input),
});

export const isPlain = ({ want, input = '' }: Piece): boolean =>
  fitsTray(want) && isLean(want, inputIn({ args: { input } }));

const hatsOf = (want: Tokens): Token[] => want.filter(isHat);

/** As far as the first moves of the known way lead. */
const begun = (piece: Piece, share: number): Token[] => {
  const order = orderIn({ args: orderArgs(piece, hatsOf(piece.want)) });
  const row: Token[][] = [[...order.start]];
  for (let edit = nextEdit(order, order.start); edit.do !== 'go' && row.length < 40; ) {
    row.push(afterEdit(row.at(-1) ?? [], edit));
    edit = nextEdit(order, row.at(-1) ?? []);
  }
  return row[Math.floor((row.length - 1) * share)] ?? [...order.start];
};

/** One sound is missing. */
const gapped = ({ want }: Piece, turn: number): Token[] => {
  const places = want.flatMap((token, at) => (isSound(token) ? [at] : []));
  const place = places[turn % Math.max(1, places.length)] ?? 1;
  return want.filter((_, at) => at !== place);
};

const size = ({ want }: Piece): number => blockCount(want);

const orderOf = (made: Made): Made[] => (isSoundOrder(orderIn({ args: made.args })) ? [made] : []);

/** The same program from one missing sound to an empty page. */
export const toCompose = (piece: Piece, turn: number): Made[] => {
  const base = -2.2 + size(piece) * 0.2;
  const made = (start: Tokens, say: SayName, difficulty: number): Made[] =>
    orderOf({ activity: 'compose', args: orderArgs(piece, start), say, difficulty });
  return [
    ...made(gapped(piece, turn), 'gap', base - 0.9 + (turn % 5) * 0.03),
    ...made(begun(piece, 0.5), piece.say, base - 0.3 + (turn % 5) * 0.03),
    ...made(hatsOf(piece.want), piece.say, base + 0.45 + (turn % 5) * 0.03),
  ];
};

type Bug = (want: Tokens) => Token[];
const swap = (want: Tokens, one: number, other: number): Token[] => {
  const [a, b] = [want[one], want[other]];
  return a && b ? want.with(one, b).with(other, a) : [...want];
};

/** Known bugs: a number one off, two blocks in the other order, a box that ends too early or too late, else for if. */
export const bugs: readonly Bug[] = [
  (want) => {
    const at = want.findLastIndex((token) => turned(token) !== null && !/^i[abc]$/.test(token));
    return at < 0 ? [...want] : want.with(at, turned(want[at]) ?? 'd');
  },
  (want) => {
    const at = want.findIndex(
      (token, i) => isSound(token) && isSound(want[i + 1]) && token !== want[i + 1],
    );
    return at < 0 ? [...want] : swap(want, at, at + 1);
  },
  (want) => {
    const at = want.findIndex((token) => /^r/.test(token));
    const { end } = at < 0 ? { end: -1 } : spanOf(want, at);
    const before = want[end - 1];
    return isSound(before) && isSound(want[end - 2]) ? swap(want, end - 1, end) : [...want];
  },
  (want) => {
    const at = want.findIndex((token) => /^i[abc]$/.test(token));
    if (at < 0) return [...want];
    const { other, end } = spanOf(want, at);
    const [yes, no] = [want.slice(at + 1, other), want.slice(other + 1, end)];
    return [...want.slice(0, at + 1), ...no, 'o', ...yes, ...want.slice(end)];
  },
  (want) => {
    const at = want.findLastIndex((token) => isSound(token));
    const near = sounds.find((sound) => sound !== want[at] && want.includes(sound)) ?? 'u';
    return at < 0 ? [...want] : want.with(at, near);
  },
  (want) => {
    const at = want.findIndex((token) => token === 'p' || token === 'm');
    const by = isBlock(want[at - 1]) && !/^[rif]/.test(want[at - 1] ?? '') ? -1 : 1;
    return at < 0 || !isBlock(want[at + by]) ? [...want] : swap(want, at, at + by);
  },
];

/** A program with a bug, from the one whose place is marked to the one that must be found. */
export const toMend = (piece: Piece, turn: number): Made[] => {
  const base = -2.1 + size(piece) * 0.2;
  return [0, 1].flatMap((view) => {
    const wrong = bugs
      .map((bug) => bug(piece.want))
      .filter((start) => orderOf(mendOf(piece, start, { view, difficulty: 0 })).length > 0);
    const start = wrong[(turn + view) % Math.max(1, wrong.length)];
    return start
      ? [mendOf(piece, start, { view, difficulty: base + (view === 1 ? -0.6 : 0.35) })]
      : [];
  });
};

const mendOf = (
  piece: Piece,
  start: Tokens,
  { view, difficulty }: { view: number; difficulty: number },
): Made => ({
  activity: 'mend',
  args: { ...orderArgs(piece, start), view },
  say: 'mend',
  difficulty,
});

/** What will it do? How often something sounds, or which row. */
export const toPredict = (piece: Piece, turn: number): Made[] => {
  const base = -2.2 + size(piece) * 0.22;
  const played = sounds.filter((sound) => piece.want.includes(sound));
  const about = played[turn % Math.max(1, played.length)];
  const question = [
    {
      args: { want: [...piece.want], ...inputArgs(piece.input), ...(about && { about }) },
      say: 'many' as const,
    },
    { args: { want: [...piece.want], ...inputArgs(piece.input) }, say: 'which' as const },
  ];
  return question.flatMap(({ args, say }) => {
    const answer = forecastOf({ args });
    const wrong = wrongOf({ args }).map(([, value]) => value);
    const two = [
      wrong[turn % Math.max(1, wrong.length)],
      wrong[(turn + 1) % Math.max(1, wrong.length)],
    ];
    const all = [answer, ...two].filter((each) => each !== undefined);
    const numbers = all.filter((each) => typeof each === 'number').toSorted((a, b) => a - b);
    const rows = all.filter((each) => typeof each === 'string').toSorted();
    const isFair =
      all.length === 3 &&
      answer !== '' &&
      answer !== 0 &&
      (typeof answer === 'number' || answer.length <= 7);
    const made: Made = {
      activity: 'predict',
      args: { ...args, ...(say === 'many' ? { counts: numbers } : { choices: rows }) },
      say,
      difficulty: base + (say === 'many' ? 0.2 : 0),
    };
    return isFair && isForeseeable(made) ? [made] : [];
  });
};
