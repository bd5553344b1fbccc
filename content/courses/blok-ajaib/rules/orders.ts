/** What a task asks: a program that sounds like another one, or what a program will do. Pure. */
import { numberIn, wordIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';
import {
  blockCount,
  type Guest,
  guests,
  isBlock,
  isSameKind,
  isWhole,
  spanOf,
  type Token,
  type Tokens,
  tokensIn,
  turned,
  without,
} from './blocks.ts';
import { isSame, type Run, run } from './run.ts';

type Question = Pick<CourseTask, 'args'>;

export interface Order {
  /** One program that fits. Any other that sounds the same within the blocks is right as well. */
  readonly want: Tokens;
  readonly start: Tokens;
  readonly tray: Tokens;
  readonly many: number;
  readonly input: readonly Guest[];
}

/** Guests or taps stand in one word, such as `abba`. */
export const inputIn = (task: Question): Guest[] =>
  [...wordIn(task, 'input')].flatMap((letter) => guests.find((guest) => guest === letter) ?? []);

export const orderIn = (task: Question): Order => ({
  want: tokensIn(task.args.want),
  start: tokensIn(task.args.start),
  tray: tokensIn(task.args.tray),
  many: numberIn(task, 'many'),
  input: inputIn(task),
});

export const goalOf = ({ want, input }: Order): Run => run(want, input);

export const fits = (order: Order, program: Tokens): boolean =>
  isWhole(program) &&
  blockCount(program) <= order.many &&
  isSame(run(program, order.input), goalOf(order));

/** What its own tray can build: the number of a block is turned, not laid. */
const isInTray = (tray: Tokens, start: Tokens, token: Token): boolean =>
  [...tray, ...start].some((each) => each === token || isSameKind(each, token));

/** Solvable with what lies there, and not before anything was done. */
export const isSound = (order: Order): boolean => {
  const { want, start, tray, many } = order;
  const { parts, second } = goalOf(order);
  const played = parts.join('').length + second.replaceAll('.', '').length;
  return (
    isWhole(want) &&
    isWhole(start) &&
    blockCount(want) <= many &&
    blockCount(start) <= many &&
    played > 0 &&
    played <= mostBeats &&
    want.filter(isBlock).every((token) => isInTray(tray, start, token)) &&
    !fits(order, start)
  );
};

export const mostBeats = 24;

/** Nothing that could be left out: without any one block it sounds different. */
export const isLean = (want: Tokens, input: readonly Guest[]): boolean => {
  const goal = run(want, input);
  return want.every((token, at) => !isBlock(token) || !isSame(run(without(want, at), input), goal));
};

export type Mistake =
  | 'nothing'
  | 'tooMany'
  | 'offByOne'
  | 'loopBody'
  | 'inverted'
  | 'hats'
  | 'timing'
  | 'order'
  | 'short'
  | 'long'
  | 'differs';

const swapped = (program: Tokens, one: number, other: number): Token[] => {
  const next = [...program];
  const [a, b] = [program[one], program[other]];
  if (a !== undefined && b !== undefined) {
    next[one] = b;
    next[other] = a;
  }
  return next;
};

/** Every program with one number one more or one less. */
const recounted = (program: Tokens): Token[][] =>
  program.flatMap((token, at) => {
    if (!/^[riq]\d$/.test(token)) return [];
    const by = (step: number): Token[] => {
      const wanted = `${token[0]}${Number(token.slice(1)) + step}`;
      let next: Token | null = token;
      for (let turn = 0; turn < 6 && next && next !== wanted; turn += 1) next = turned(next);
      return program.with(at, next ?? token);
    };
    return [by(1), by(-1)];
  });

/** One neighbour of a loop's end in or out, or of its beginning. */
const reframed = (program: Tokens): Token[][] =>
  program.flatMap((token, at) => {
    if (!/^(?:r.|f)$/.test(token)) return [];
    const { end } = spanOf(program, at);
    return [
      [end, end + 1],
      [end - 1, end],
      [at, at + 1],
      [at - 1, at],
    ].map(([one = 0, other = 0]) => swapped(program, one, other));
  });

/** What belongs to yes stands under no. */
const inverted = (program: Tokens): Token[][] =>
  program.flatMap((token, at) => {
    if (!/^i[abc]$/.test(token)) return [];
    const { other, end } = spanOf(program, at);
    const [yes, no] = [program.slice(at + 1, other), program.slice(other + 1, end)];
    return [[...program.slice(0, at + 1), ...no, 'o', ...yes, ...program.slice(end)]];
  });

/** Two stacks that each hang under the other's hat. */
const rehatted = (program: Tokens): Token[][] => {
  const hats = program.flatMap((token, at) => (/^h[abcsm]$/.test(token) ? [at] : []));
  return hats.flatMap((one, i) => hats.slice(i + 1).map((other) => swapped(program, one, other)));
};

const sorted = (text: string): string => [...text].toSorted().join('');

const byRepair: readonly (readonly [Mistake, (program: Tokens) => Token[][]])[] = [
  ['offByOne', recounted],
  ['inverted', inverted],
  ['loopBody', reframed],
  ['hats', rehatted],
];

/** The mistake that a program was made of, as far as it is a known one. */
export const mistakeOf = (order: Order, program: Tokens): Mistake => {
  const goal = goalOf(order);
  const made = run(program, order.input);
  const [played, wanted] = [made.parts.join(''), goal.parts.join('')];
  if (played === '' && made.second === '') return 'nothing';
  if (isSame(made, goal)) return 'tooMany';
  for (const [mistake, repairs] of byRepair)
    if (repairs(program).some((each) => isWhole(each) && isSame(run(each, order.input), goal)))
      return mistake;
  if (`${made.parts}` === `${goal.parts}`) return 'timing';
  if (sorted(played) === sorted(wanted)) return 'order';
  if (wanted.startsWith(played)) return 'short';
  if (played.startsWith(wanted)) return 'long';
  return 'differs';
};

export type Edit =
  | { readonly do: 'put'; readonly after: number; readonly block: Token }
  | { readonly do: 'turn' | 'drop'; readonly at: number }
  | { readonly do: 'go' };

const putFor = (tray: Tokens, block: Token): Token =>
  tray.find((each) => each === block) ?? tray.find((each) => isSameKind(each, block)) ?? block;

/** The next move from here to the program that the task knows. */
export const nextEdit = (order: Order, program: Tokens): Edit => {
  if (fits(order, program)) return { do: 'go' };
  const { want, tray } = order;
  const at = want.findIndex((token, i) => token !== program[i]);
  const place = at < 0 ? want.length : at;
  const [is, should] = [program[place], want[place]];
  if (isSameKind(is, should)) return { do: 'turn', at: place };
  const isTooMuch =
    isBlock(is) &&
    (!isBlock(should) ||
      `${without(program, place)}` === `${want}` ||
      program.length >= want.length);
  if (isTooMuch) return { do: 'drop', at: place };
  // What is full makes room first: what is too much lies further on.
  const later = program.findIndex((token, i) => i >= place && isBlock(token));
  const isFull = blockCount(program) >= order.many;
  if (should === undefined || !isBlock(should) || (isFull && later >= 0))
    return later < 0 ? { do: 'go' } : { do: 'drop', at: later };
  return { do: 'put', after: place - 1, block: putFor(tray, should) };
};
