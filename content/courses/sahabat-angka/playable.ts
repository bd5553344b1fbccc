/** What each activity needs to be played, and how it judges. Pure. */
import type { CourseTask } from '@nobi/kit/course';
import { namesIn, numberIn, numbersIn, thingsIn, wordIn } from './rules/args.ts';
import { isTensTask } from './rules/tens.ts';
import { weightOf } from './rules/weights.ts';
import { isPart } from './view/day.ts';
import { puzzles } from './view/puzzles.ts';
import { isShape } from './view/shapes.ts';
import { isThing } from './view/things.ts';

export const ten = 10;
export const twenty = 20;

/** For one of a pair: the other. */
export const partnerOf = (number: number): number => ten - number;

/** Every card has its own partner on the table. */
export const allPaired = (cards: readonly number[]): boolean => {
  const left = [...cards];
  while (left.length > 0) {
    const card = left.pop() ?? 0;
    const place = left.indexOf(partnerOf(card));
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return true;
};

/** After how many a row begins anew; 0 when it does not do so within itself. */
export const repeatOf = (row: readonly string[]): number => {
  for (let part = 1; part * 2 <= row.length; part += 1)
    if (row.every((name, i) => i < part || name === row[i - part])) return part;
  return 0;
};

const within = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

const fitsMeasure = (task: CourseTask): boolean => {
  const how = wordIn(task, 'how');
  const n = numberIn(task, 'n');
  if (how === 'heavier') return weightOf(wordIn(task, 'one')) !== weightOf(wordIn(task, 'other'));
  if (how === 'longer') {
    const [one, other] = [numberIn(task, 'one'), numberIn(task, 'other')];
    return one !== other && within(one, 2, 9) && within(other + numberIn(task, 'shift'), 2, 9);
  }
  const isKnown =
    how === 'length' ? wordIn(task, 'thing') !== '' : weightOf(wordIn(task, 'thing')) === n;
  return isKnown && within(n, 1, 8);
};

const fits: Record<string, (task: CourseTask) => boolean> = {
  count: (task) =>
    within(numberIn(task, 'n'), 1, ten) &&
    isThing(task.args.thing) &&
    (numbersIn(task, 'choices').length === 0 ||
      numbersIn(task, 'choices').includes(numberIn(task, 'n'))),
  monster: (task) => within(numberIn(task, 'n'), 1, ten),
  boat: (task) =>
    within(numberIn(task, 'n'), 1, ten) &&
    numberIn(task, 'have') < numberIn(task, 'n') &&
    (numbersIn(task, 'choices').length === 0 ||
      numbersIn(task, 'choices').includes(numberIn(task, 'n') - numberIn(task, 'have'))),
  pairs: (task) => numbersIn(task, 'cards').length >= 2 && allPaired(numbersIn(task, 'cards')),
  bus: (task) => {
    const [have, by] = [numberIn(task, 'have'), numberIn(task, 'by')];
    const choices = numbersIn(task, 'choices');
    if (choices.length > 0) return within(have + by, 1, twenty) && choices.includes(have + by);
    if (thingsIn(task).length > 0) return within(thingsIn(task).length, 2, 4);
    return within(numberIn(task, 'n'), 1, twenty) && isThing(task.args.thing);
  },
  hop: (task) => {
    const [from, by] = [numberIn(task, 'from'), numberIn(task, 'by')];
    const choices = numbersIn(task, 'choices');
    const answer = task.args.asks === 'hops' ? Math.abs(by) : from + by;
    return (
      by !== 0 && within(from + by, 0, twenty) && (choices.length === 0 || choices.includes(answer))
    );
  },
  cake: (task) =>
    Object.keys(task.args).length === 0 ||
    (within(numberIn(task, 'have'), 1, ten) &&
      within(numberIn(task, 'by'), 1, numberIn(task, 'have'))),
  puzzle: (task) => {
    if (isShape(task.args.shape)) return true;
    const shape = puzzles[wordIn(task, 'scene')]?.[numberIn(task, 'hole')]?.shape;
    return shape !== undefined && namesIn(task, 'choices').includes(shape);
  },
  pattern: (task) => {
    const row = namesIn(task, 'row');
    if (row.length === 0) return namesIn(task, 'things').length > 1 && numberIn(task, 'most') > 3;
    const missing = row[numberIn(task, 'gap')];
    const choices = namesIn(task, 'choices');
    return repeatOf(row) > 0 && (choices.length === 0 || choices.some((name) => name === missing));
  },
  measure: (task) => fitsMeasure(task),
  clock: (task) => {
    if (wordIn(task, 'part') !== '') return isPart(task.args.part) && isThing(task.args.thing);
    const n = numberIn(task, 'n');
    const choices = numbersIn(task, 'choices');
    return within(n, 1, 23) && (choices.length === 0 || choices.includes(n % 12 || 12));
  },
  picture: (task) => within(thingsIn(task).length, 2, 4),
  beads: () => true,
  tens: (task) => Object.keys(task.args).length === 0 || isTensTask(task),
};

/** Whether the activity that a task names exists and can be won with what the task gives. */
export const isPlayable = (task: CourseTask): boolean => fits[task.activity]?.(task) ?? false;

export const activityNames: readonly string[] = Object.keys(fits);
