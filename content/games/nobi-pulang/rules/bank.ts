/** All boards: those made by hand and those made from numbers, each with how hard it is. */
import { makePlan } from '@nobi/kit/learning';
import { type Board, lookOf, readBoard, spotsOf, writeBoard } from '../../../boards/rules/board.ts';
import { type Program, unroll } from '../../../boards/rules/program.ts';
import { solve } from '../../../boards/rules/solve.ts';
import { commands, debug, loops, planAhead, sequence } from '../../../skills/coding.ts';
import { spoiltWith } from './bugs.ts';
import { type Bug, handmade, type Level } from './levels.ts';
import { bendsIn, type Made, makeBoard, type Recipe } from './maker.ts';
import { generated } from './recipes.ts';

export interface Task extends Level {
  /** 0 with one bend or one arrow in the drum, 1 with two, 2 what is large. */
  level: number;
  /** On the learning kit's scale; a new child stands at 0. */
  difficulty: number;
  proves: boolean;
}

export const raise = (what: string): never => {
  throw new Error(what);
};

const looks = [0, 1, 2, 3, 4, 5, 6, 7];
const maps = new Map<string, readonly string[]>();
const boards = new WeakMap<Level, Map<number, Board>>();
const programs = new WeakMap<Board, Program>();

/** A path may be another one in another look: it must be possible to spoil it in all of them. */
const canBeSpoilt = (board: Board, bug: Bug): boolean =>
  looks.every((look) => {
    const turned = readBoard(lookOf(writeBoard(board), look));
    const right = turned && solve(turned, null);
    return turned && right && spoiltWith(turned, right, bug).length > 0;
  });

/** The first board of the recipe that suits the level. */
const make = ({ recipe, seed }: Made, bug: Bug | undefined): Board | null => {
  for (let turn = 0; turn < 40; turn += 1) {
    const board = makeBoard(recipe, seed + turn * 13);
    if (board && (!bug || canBeSpoilt(board, bug))) return board;
  }
  return null;
};

/** A board is made when it is first needed. */
const rowsOf = ({ id, map, bug }: Level): readonly string[] => {
  if (typeof map === 'string') return map.split('/');
  const known = maps.get(id);
  if (known) return known;
  const rows = writeBoard(make(map, bug) ?? raise(`${id} cannot be made`));
  maps.set(id, rows);
  return rows;
};

/** The same board each time, so that what is worked out about it is worked out once. */
export const boardOf = (level: Level, look: number): Board => {
  const known = boards.get(level) ?? new Map<number, Board>();
  const board =
    known.get(look) ?? readBoard(lookOf(rowsOf(level), look)) ?? raise(`${level.id} is torn`);
  boards.set(level, known.set(look, board));
  return board;
};

export const rightFor = (level: Level, board: Board): Program => {
  const program =
    programs.get(board) ??
    solve(board, level.slots ?? null) ??
    raise(`${level.id} has no way home`);
  programs.set(board, program);
  return program;
};

/** What a board made by hand would have been made from. */
const recipeOf = (level: Level): Recipe => {
  if (typeof level.map !== 'string') return level.map.recipe;
  const board = boardOf(level, 0);
  const path = unroll(rightFor(level, board)).map(({ way }) => way);
  const fruit = spotsOf(board, 'fruit').length;
  return { size: board.width, steps: path.length, bends: bendsIn(path), fruit };
};

const bugWeight: Record<Bug, number> = {
  wrong: 0,
  extra: 0.3,
  missing: 0.5,
  swap: 0.7,
  times: 0.4,
};
const floor = { commands: -4.3, sequence: -3.7, plan: -3.2, debug: -3.3, loops: -2.8 };

const fineOf = (id: string): number =>
  ([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % 97) * 0.002;

/** Longer, more bends, more to fetch, more to look through: harder. */
const difficultyOf = ({ id, skill, bug, slots = 1 }: Level, recipe: Recipe): number => {
  const { size, steps, bends, fruit = 0 } = recipe;
  const wide = floor[skill] + (size - 4) * 0.07;
  // Hardly two are equally hard: who knows by heart what came before knows no other by it.
  if (skill === 'commands') return wide + steps * 0.25 + fineOf(id);
  if (skill === 'loops') return wide + slots * 0.8 + steps * 0.25;
  return wide + steps * 0.3 + bends * 0.35 + fruit * 0.3 + (bug ? bugWeight[bug] : 0);
};

const levelOf = (
  { skill, slots = 1, bug }: Level,
  { size, steps, bends, fruit = 0 }: Recipe,
): number => {
  if (skill === 'commands') return Math.min(steps, 3) - 1;
  if (skill === 'loops') return slots - 1;
  if (bug === 'times' || bends > 3 || size > 5) return 2;
  return bends > 1 + (fruit > 0 ? 1 : 0) ? 1 : 0;
};

/**
 * Where a board speaks for its skill. Beyond lies what challenges: spread over all of it, the boards that prove
 * a skill were four logits apart, and growing children hardly ever showed one.
 */
const provesFrom = { commands: -3.9, sequence: -1.9, plan: -0.6, debug: -0.9, loops: -0.3 };
const mostApart = 1.5;

const asksEnough = ({ skill, slots }: Level, { bends, steps }: Recipe): boolean => {
  if (skill === 'commands') return steps > 1;
  return skill === 'loops' ? (slots ?? 1) > 1 : bends > 1 && !slots;
};

const taskFrom = (level: Level): Task => {
  const recipe = recipeOf(level);
  const difficulty = difficultyOf(level, recipe);
  const above = difficulty - provesFrom[level.skill];
  return {
    ...level,
    level: levelOf(level, recipe),
    difficulty,
    proves: asksEnough(level, recipe) && above >= 0 && above <= mostApart,
  };
};

export const bank: readonly Task[] = [...handmade, ...generated].map(taskFrom);

export const taskNamed = (id: string): Task | undefined => bank.find((task) => task.id === id);

// The very first board of all teaches how the game works: one arrow, and go.
const first = taskNamed('commands-1');

export const plan = makePlan<Task>({
  skills: [commands, sequence, planAhead, debug, loops],
  tasks: bank,
  target: 0.82,
  ...(first && { first }),
});
