/** What a program will do, asked before it runs: how often something sounds, or which row it plays. Pure. */
import { numberIn, numbersIn, wordIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';
import { isSound, type Sound, spanOf, type Token, type Tokens, tokensIn } from './blocks.ts';
import { inputIn } from './orders.ts';
import { run } from './run.ts';

type Question = Pick<CourseTask, 'args'>;

/** A row of sounds as one word, or a number. */
export type Forecast = number | string;

export const soundIn = (task: Question): Sound | null => {
  const name = wordIn(task, 'about');
  return isSound(name) ? name : null;
};

const playedBy = (program: Tokens, task: Question): string => {
  const { parts, second } = run(program, inputIn(task));
  return parts.join('') + second.replaceAll('.', '');
};

const countOf = (row: string, sound: Sound): number =>
  [...row].filter((each) => each === sound).length;

const readingOf = (program: Tokens, task: Question): Forecast => {
  const sound = soundIn(task);
  const row = playedBy(program, task);
  return sound ? countOf(row, sound) : row;
};

export const forecastOf = (task: Question): Forecast => readingOf(tokensIn(task.args.want), task);

export const choicesIn = (task: Question): Forecast[] => {
  const { choices } = task.args;
  if (soundIn(task)) return numbersIn(task, 'counts');
  return Array.isArray(choices) ? choices.filter((each) => typeof each === 'string') : [];
};

export type Misreading =
  | 'oneRound'
  | 'oneLess'
  | 'oneMore'
  | 'tailInside'
  | 'bodyCut'
  | 'flat'
  | 'inverted'
  | 'bothWays'
  | 'hats'
  | 'stays'
  | 'turned'
  | 'neighbours';

const numbered = (program: Tokens, by: (times: number) => number): Token[] =>
  program.map((token) => {
    const times = /^[rq]([2-6])$/.exec(token)?.[1];
    if (times === undefined) return token;
    const next = tokensIn([`${token[0]}${by(Number(times))}`])[0];
    return next ?? token;
  });

const heads = (program: Tokens): number[] =>
  program.flatMap((token, at) => (/^r/.test(token) ? [at] : []));

const moved = (program: Tokens, at: number, by: 1 | -1): Token[] => {
  const { end } = spanOf(program, at);
  const other = program[end + by];
  if (!isSound(other)) return [...program];
  return program.with(end, other).with(end + by, 'e');
};

const unlooped = (program: Tokens, at: number): Token[] => {
  const { end } = spanOf(program, at);
  return program.filter((_, i) => i !== at && i !== end);
};

const branches = (program: Tokens, way: 'swap' | 'both'): Token[] => {
  const at = program.findIndex((token) => /^i[abc]$/.test(token));
  if (at < 0) return [...program];
  const { other, end } = spanOf(program, at);
  const [yes, no] = [program.slice(at + 1, other), program.slice(other + 1, end)];
  const inside: Tokens =
    way === 'both' ? [...yes, ...no] : [program[at] ?? 'ia', ...no, 'o', ...yes, 'e'];
  return [...program.slice(0, at), ...inside, ...program.slice(end + 1)];
};

const otherHat: Partial<Record<Token, Token>> = { ha: 'hb', hb: 'ha' };
const rehatted = (program: Tokens): Token[] => program.map((token) => otherHat[token] ?? token);

/** Rows as they sound when a program is read in one of the ways that children misread it. */
const misread = (program: Tokens, task: Question): [Misreading, Forecast][] => {
  const [first = -1, second = -1] = heads(program);
  const readings: [Misreading, Token[]][] = [
    ['inverted', branches(program, 'swap')],
    ['bothWays', branches(program, 'both')],
    ['hats', rehatted(program)],
    ['stays', program.filter((token) => token !== 'p')],
  ];
  if (second >= 0) readings.push(['flat', unlooped(program, second)]);
  if (first >= 0)
    readings.push(
      ['tailInside', moved(program, first, 1)],
      ['bodyCut', moved(program, first, -1)],
      ['oneLess', numbered(program, (times) => times - 1)],
      ['oneMore', numbered(program, (times) => times + 1)],
      ['oneRound', unlooped(program, first)],
    );
  return readings.map(([name, each]) => [name, readingOf(each, task)]);
};

const turnedRow = (row: string): string => [...row].toReversed().join('');
const neighbours = (row: string): string =>
  row.length < 3 ? row : `${row[1]}${row[0]}${row.slice(2)}`;

/** What known mistakes bring instead, each once. */
export const wrongOf = (task: Question): [Misreading, Forecast][] => {
  const answer = forecastOf(task);
  const all = misread(tokensIn(task.args.want), task);
  if (typeof answer === 'string')
    all.push(['turned', turnedRow(answer)], ['neighbours', neighbours(answer)]);
  else all.push(['oneMore', answer + 1], ['oneLess', answer - 1]);
  const seen = new Set<Forecast>([answer, 0, '']);
  return all.filter(([, value]) => {
    if (seen.has(value) || (typeof value === 'string' && value.length > 8)) return false;
    seen.add(value);
    return true;
  });
};

export const misreadingOf = (task: Question, forecast: Forecast): Misreading | null =>
  wrongOf(task).find(([, value]) => value === forecast)?.[0] ?? null;

export const isForeseeable = (task: Question): boolean => {
  const choices = choicesIn(task);
  return (
    choices.length >= 2 &&
    choices.length <= 4 &&
    new Set(choices).size === choices.length &&
    choices.includes(forecastOf(task)) &&
    numberIn(task, 'view') <= 2
  );
};
