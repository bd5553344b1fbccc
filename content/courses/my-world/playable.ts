/** Whether a task can be won with what it gives: pure, and the server's judge as well. */
import { numberIn, wordIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';
import { basketOf } from './rules/baskets.ts';
import { buildingOf, isBuilt, spellingOf } from './rules/building.ts';
import { stickersIn } from './rules/cards.ts';
import { canBeRead, isReading, meaningsOf, sentencesOf } from './rules/choosing.ts';
import { factsOf, missOf, wordsOf, wrongLines } from './rules/line.ts';
import { howOf, isSaid, lineOf } from './rules/patterns.ts';
import { people } from './rules/people.ts';
import { spotsOf } from './rules/spots.ts';
import { clockText } from './rules/times.ts';
import { tales } from './text/tales.ts';

const allDiffer = (names: readonly string[]): boolean => new Set(names).size === names.length;
const isSayable = (task: CourseTask): boolean => isSaid(howOf(task), factsOf(task));
const isView = (task: CourseTask): boolean => [0, 1, 2].includes(numberIn(task, 'view'));

/** No wrong sentence may be one of the right ones, and each must be told for what it is. */
const isClear = (task: CourseTask): boolean => {
  const line = lineOf(task);
  return wrongLines(line).every(({ text, why }) => missOf(line, wordsOf(text)) === why);
};

const fits: Record<string, (task: CourseTask) => boolean> = {
  build(task) {
    if (!isSayable(task) || !isView(task) || !isClear(task)) return false;
    const building = buildingOf(task);
    const row = building.line.text;
    const mayLack = numberIn(task, 'view') === 0 || building.frame.length > 0;
    return mayLack && isBuilt(building, wordsOf(row)) && building.tiles.length <= 14;
  },
  spell(task) {
    if (!isSayable(task) || !isView(task)) return false;
    const { word, tiles } = spellingOf(task);
    return /^[a-z]{2,12}$/i.test(word) && tiles.length <= 14;
  },
  pick(task) {
    if (!isSayable(task)) return false;
    if (!isReading(task)) return wordIn(task, 'way') === 'write' && sentencesOf(task).length === 3;
    return canBeRead(task) && meaningsOf(task).length === 3;
  },
  gather(task) {
    const basket = basketOf(task);
    if (!basket) return false;
    const wanted = Object.keys(basket.goal);
    return (
      wanted.length > 0 &&
      allDiffer(basket.tray) &&
      wanted.every((name) => basket.tray.includes(name)) &&
      basket.tray.length > wanted.length
    );
  },
  spot(task) {
    const spots = spotsOf(task);
    return (
      spots !== null &&
      spots.text !== '' &&
      spots.spots.includes(spots.goal) &&
      allDiffer(spots.spots)
    );
  },
  clock: (task) => clockText(task) !== '',
  tale: (task) =>
    Object.hasOwn(tales, wordIn(task, 'page')) &&
    (task.args.who === undefined || Object.hasOwn(people, wordIn(task, 'who'))),
  card: (task) => stickersIn(task).length >= 2,
};

/** Whether the activity that a task names exists and can be won with what the task gives. */
export const isPlayable = (task: CourseTask): boolean => fits[task.activity]?.(task) ?? false;

export const activityNames: readonly string[] = Object.keys(fits);
