/** Reads what a task asks for. Boards are rows of letters, programs short words; both are slugs. */
import type { CourseTask } from '@nobi/kit/course';
import { type Board, readBoard, sameSpot, ways } from '../../../boards/rules/board.ts';
import {
  emptyProgram,
  type Program,
  readProgram,
  writeProgram,
} from '../../../boards/rules/program.ts';

export const numberIn = (task: CourseTask, name: string, otherwise = 0): number => {
  const value = task.args[name];
  return typeof value === 'number' ? value : otherwise;
};

export const wordIn = (task: CourseTask, name: string): string => {
  const value = task.args[name];
  return typeof value === 'string' ? value : '';
};

export const wordsIn = (task: CourseTask, name: string): string[] => {
  const value = task.args[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

const signs: Record<string, string> = { n: 'N', h: 'H', r: '#', w: '~', p: 'o', c: 'c', f: 'f' };
/** Where nobody ever comes. */
const nowhere = { x: -9, y: -9 };

/** Rows of `n` Nobi, `h` home, `r` rock, `w` river, `p` puddle, `c` chicken, `f` fruit, `o` land. */
export const findBoard = (rows: readonly string[]): Board | null => {
  const drawn = rows.map((row) => [...row].map((letter) => signs[letter] ?? '.').join(''));
  const hasHome = rows.some((row) => row.includes('h'));
  const whole = hasHome ? drawn : [drawn[0]?.replace('.', 'H') ?? '', ...drawn.slice(1)];
  const board = readBoard(whole);
  return board && (hasHome ? board : { ...board, home: nowhere });
};

export const boardFrom = (rows: readonly string[]): Board => {
  const board = findBoard(rows);
  if (!board) throw new Error(`${rows.join('/')} is no board`);
  return board;
};

export const boardIn = (task: CourseTask): Board => boardFrom(wordsIn(task, 'map'));

export const hasHome = ({ home }: Board): boolean => home.x >= 0;

/** `rrd`, or `rr-3-u-d` with a drum in the middle, where `x` stands for nothing. */
export const programFrom = (word: string): Program => {
  const [before = '', times, body = '', after = ''] = word
    .split('-')
    .map((part) => part.replace('x', '').toUpperCase());
  return readProgram(times ? `${before}${times}(${body})${after}` : before) ?? emptyProgram();
};

export const programIn = (task: CourseTask, name = 'program'): Program =>
  programFrom(wordIn(task, name));

export const wordFor = (program: Program): string => {
  const { before, drum, after } = program;
  const part = (arrows: Program['before']): string =>
    writeProgram({ before: arrows, drum: null, after: [] }).toLowerCase() || 'x';
  return drum ? [part(before), drum.times, part(drum.body), part(after)].join('-') : part(before);
};

/** What a save keeps of a program: arrows as 1 to 4, a drum as 10 and its times, and 20 for its end. */
export const programState = ({ before, drum, after }: Program): number[] => {
  const numbers = (arrows: Program['before']): number[] =>
    arrows.map((way) => ways.indexOf(way) + 1);
  return [
    ...numbers(before),
    ...(drum ? [10 + drum.times, ...numbers(drum.body), 20] : []),
    ...numbers(after),
  ];
};

export const readState = (state: readonly number[]): Program | null => {
  const letters = state.map((each) => {
    if (each > 10 && each < 20) return `${each - 10}(`;
    return each === 20 ? ')' : ('URDL'[each - 1] ?? '?');
  });
  return readProgram(letters.join(''));
};

const letters = {
  land: 'o',
  rock: 'r',
  river: 'w',
  puddle: 'p',
  chicken: 'c',
  fruit: 'f',
} as const;

/** The rows that a task would have for this board. */
export const rowsOf = (board: Board): string[] =>
  Array.from({ length: board.height }, (_, y) =>
    Array.from({ length: board.width }, (_, x) => {
      if (sameSpot(board.nobi, { x, y })) return 'n';
      if (sameSpot(board.home, { x, y })) return 'h';
      return letters[board.cells[y * board.width + x] ?? 'land'];
    }).join(''),
  );
