/** A child who can do it all and slips once: what comes three tasks later, for each place of the slip. */
import { type MakeLearner, playChild, type SimulatedItem } from '@nobi/kit/simulate';
import { tasksOf } from './how-well.ts';

/** Right but for one task; a task put again after the miss is another try of it. */
const oneSlip =
  (at: number): MakeLearner =>
  () => {
    let task = -1;
    let isAgain = false;
    return {
      answer() {
        if (!isAgain) task += 1;
        isAgain = !isAgain && task === at;
        return { right: !isAgain, wants_help: false };
      },
    };
  };

/** Skill, kind and level of each task. */
const choicesOf = (item: SimulatedItem, slip: number, sessions: number): string[] => {
  const options = { child: 1, sittings: sessions, daysBetween: 1, seed: 7 };
  return tasksOf(playChild(item, oneSlip(slip), options)).map(
    ({ skill, kind, level }) => `${skill}, ${kind}, level ${level}`,
  );
};

/** The places whose slip changes the choice three tasks later; every `step`th place is tried. */
export const afterSlips = (
  item: SimulatedItem,
  { sessions, step }: { sessions: number; step: number },
): { places: number; changed: string[] } => {
  const smooth = choicesOf(item, -1, sessions);
  const places = Array.from(
    { length: Math.floor((smooth.length - 4) / step) },
    (_, at) => at * step,
  );
  const changed = places.flatMap((at) => {
    const chosen = choicesOf(item, at, sessions)[at + 3];
    return chosen === smooth[at + 3] ? [] : [`${at}: ${smooth[at + 3]} → ${chosen}`];
  });
  return { places: places.length, changed };
};
