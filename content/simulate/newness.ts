/** How long an item brings what was not there before, and what all of them together make in hours. Pure. */
import type { ChildLine } from '@nobi/kit/simulate';
import { tasksOf } from './how-well.ts';

const last = 25;
const share = 1 / 5;

/** Tasks until of the last 25 fewer than one in five was new; all of them where that never was. */
export const tasksUntilLittleIsNew = (child: ChildLine): number => {
  const seen = new Set<string>();
  // The same task with less help is not a new one.
  const isNew = tasksOf(child).map(({ skill, task }) => {
    const before = seen.size;
    return seen.add(`${skill} ${task}`).size > before;
  });
  const end = isNew.findIndex(
    (_, at) => at >= last && isNew.slice(at - last, at).filter(Boolean).length < share * last,
  );
  return end < 0 ? isNew.length : end;
};

/**
 * Judged, not measured with children: the suite's robot, which neither thinks nor errs, takes three to ten seconds of play
 * for a task; a sitting of seven tasks is to last five minutes and more (rule 22), which is forty seconds for each.
 */
export const secondsOfTask = 15;

export const hoursOf = (tasks: number): number => (tasks * secondsOfTask) / 3600;
