/** What each activity needs to be won. Pure. */
import type { CourseTask } from '@nobi/kit/course';
import { sameSpot, spotsOf } from '../../boards/rules/board.ts';
import { findBoard, numberIn, programFrom, programIn, wordIn, wordsIn } from './rules/args.ts';
import { isTrigger, makesRow, outcomeOf, ruleFrom } from './rules/moves.ts';
import { beetleAt, fitsExactly, landing, leadsHome, openings, rightFor } from './rules/ways.ts';

/** Each more doubles what a search for a way home looks at. */
const mostFruits = 6;

type Fits = (task: CourseTask) => boolean;

const always: Fits = () => true;

/** Only with a board that is one, and not too much to look through. */
const onBoard =
  (fits: (task: CourseTask, board: NonNullable<ReturnType<typeof findBoard>>) => boolean): Fits =>
  (task) => {
    const board = findBoard(wordsIn(task, 'map'));
    return board !== null && spotsOf(board, 'fruit').length <= mostFruits && fits(task, board);
  };

const winsPath = onBoard((task, board) => {
  const right = rightFor(task);
  const hasStart = wordIn(task, 'given') !== '';
  if (!right || !leadsHome(board, right)) return false;
  return !hasStart || !leadsHome(board, programIn(task, 'given'));
});

const winsSquare = onBoard((task, board) => {
  if (wordIn(task, 'ask') === 'open') return rightFor(task) === null && openings(board).length > 0;
  return !sameSpot(landing(board, programIn(task)), board.nobi);
});

const winsChoose = onBoard((task, board) => {
  const fitting = wordsIn(task, 'programs').filter((word) => fitsExactly(board, programFrom(word)));
  return fitting.length === 1;
});

const winsBug = onBoard(
  (task, board) =>
    !leadsHome(board, programIn(task)) &&
    beetleAt(board, programIn(task), programIn(task, 'fixed')) >= 0,
);

const winsDance: Fits = (task) => {
  const [row, choices] = [wordsIn(task, 'row'), wordsIn(task, 'choices')];
  const hole = numberIn(task, 'hole', -1);
  if (choices.length === 0) return task.args.hole === undefined;
  const right = choices.filter((choice) =>
    hole >= 0 ? choice === row[hole] : makesRow(choice, row),
  );
  return right.length === 1;
};

const winsEvent: Fits = (task) => {
  const rules = wordsIn(task, 'rules').flatMap((word) => ruleFrom(word) ?? []);
  const [wanted, tapped] = [wordIn(task, 'wanted'), wordIn(task, 'tapped')];
  if (wanted !== '') return rules.some(({ when }) => outcomeOf(rules, when) === wanted);
  if (!isTrigger(tapped)) return tapped === '';
  return wordsIn(task, 'choices').some((move) => outcomeOf(rules, tapped) === move);
};

const fits: Record<string, Fits> = {
  watch: onBoard(always),
  drive: winsPath,
  path: winsPath,
  square: winsSquare,
  choose: winsChoose,
  bug: winsBug,
  garden: onBoard(always),
  dance: winsDance,
  event: winsEvent,
  mygame: always,
  owndance: always,
  ownrules: always,
};

/** Whether the activity that a task names exists and can be won with what the task gives. */
export const isPlayable = (task: CourseTask): boolean => fits[task.activity]?.(task) ?? false;
