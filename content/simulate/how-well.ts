/** What the lines of `npm run simulate` say about how well an item leads its children. Pure. */
import type { ChildLine, TaskLine } from '@nobi/kit/simulate';

export const tasksOf = ({ sittings }: ChildLine): TaskLine[] =>
  sittings.flatMap(({ tasks }) => tasks);

const share = <Thing>(things: readonly Thing[], isSo: (thing: Thing) => boolean): number =>
  things.length === 0 ? 1 : things.filter(isSo).length / things.length;

export const rateOf = (tasks: readonly TaskLine[]): number =>
  share(tasks, ({ first_try }) => first_try);

/** Children of a hundred of whom it is so. */
export const ofHundred = (
  children: readonly ChildLine[],
  isSo: (child: ChildLine) => boolean,
): number => 100 * share(children, isSo);

export const reachesLast = ({ skills }: ChildLine): boolean =>
  Object.values(skills).at(-1)?.first_sitting !== null;

export const isInBand = (child: ChildLine): boolean => {
  const rate = rateOf(tasksOf(child));
  return rate >= 0.65 && rate <= 0.92;
};

export const masteredIn = ({ skills }: ChildLine): string[] =>
  Object.entries(skills).flatMap(([id, { state }]) => (state === 'mastered' ? [id] : []));

/** Whether anything was ever called mastered, at the end or on the way. */
export const everMastered = (child: ChildLine): boolean =>
  masteredIn(child).length > 0 || tasksOf(child).some(({ state }) => state === 'mastered');

/** Share of tasks that are the third miss in a row, or a later one. */
export const thirdMisses = (children: readonly ChildLine[]): number => {
  const all = children.map(tasksOf);
  const third = all.flatMap((tasks) =>
    tasks.filter(
      (_, at) => at >= 2 && tasks.slice(at - 2, at + 1).every((each) => !each.first_try),
    ),
  );
  return third.length / all.flat().length;
};

/** Whether a mastered skill took more than 40 % of the tasks of some five sittings. */
export const isCrowded = (child: ChildLine): boolean =>
  Object.values(child.skills).some(({ state }) => state !== 'mastered') &&
  child.sittings.some((_, at) => {
    const five = child.sittings.slice(at, at + 5);
    const tasks = five.flatMap((each) => each.tasks);
    const mastered = tasks.filter(({ state }) => state === 'mastered');
    return (
      five.length === 5 &&
      Object.keys(child.skills).some(
        (id) => mastered.filter(({ skill }) => skill === id).length > 0.4 * tasks.length,
      )
    );
  });

/** Whether helped tasks went right in the end. */
export const helpedRate = (children: readonly ChildLine[]): number =>
  share(
    children.flatMap(tasksOf).filter(({ help }) => help > 0),
    ({ right }) => right,
  );

/** First tries that were right, of the tasks that had help in the end. */
export const helpedFirsts = (children: readonly ChildLine[]): number =>
  rateOf(children.flatMap(tasksOf).filter(({ help }) => help > 0));

/** Share of tasks that were played already in the same sitting or in one of the two before it. */
export const repeatedSoon = (children: readonly ChildLine[]): number => {
  const repeated = children.flatMap(({ sittings }) =>
    sittings.flatMap(({ tasks }, at) => {
      const before = sittings.slice(Math.max(0, at - 2), at).flatMap((each) => each.tasks);
      return tasks.map(({ skill, task }, place) =>
        [...before, ...tasks.slice(0, place)].some(
          (each) => each.skill === skill && each.task === task,
        ),
      );
    }),
  );
  return share(repeated, (each) => each);
};

/** Skills that are called mastered though the newest criterion task of theirs was missed. */
export const staleMasteries = (child: ChildLine): string[] =>
  masteredIn(child).filter((id) => {
    const shown = tasksOf(child).filter(
      ({ skill, kind }) => skill === id && (kind === 'review' || kind === 'check'),
    );
    return shown.at(-1)?.first_try === false;
  });
