/** For lessons that make their tasks: chance that can be repeated, room in a bank, and what a task asks for. No page, no style. */
import type { CourseItem } from '../manifest/course.ts';

export { pickOne, type Random, seeded, shuffled } from '../guest/random.ts';
export { numberIn, numbersIn, wordIn } from './args.ts';

/** What a lesson may hold. */
const mostItems = 80;

/** The same question under another name is the same task. */
const questionOf = ({ activity, args }: CourseItem): string =>
  `${activity} ${JSON.stringify(args)}`;

/** Written items first; of those that were made what is new, spread evenly over the room that is left. */
export const besides = <Item extends CourseItem>(
  written: readonly Item[],
  made: readonly Item[],
  most = mostItems,
): Item[] => {
  const ids = new Set(written.map(({ id }) => id));
  const questions = new Set(written.map(questionOf));
  const fresh = made.filter((item) => {
    if (ids.has(item.id) || questions.has(questionOf(item))) return false;
    ids.add(item.id);
    questions.add(questionOf(item));
    return true;
  });
  const left = Math.max(0, most - written.length);
  const step = Math.max(1, fresh.length / Math.max(1, left));
  const spread = fresh.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  return [...written, ...spread.slice(0, left)];
};
