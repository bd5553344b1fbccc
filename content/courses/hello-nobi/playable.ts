/** What each activity needs to be played, and how it judges. Pure. */
import type { CourseTask } from '@nobi/kit/course';
import { nameIn, namesIn, numberIn, numbersIn } from './rules/args.ts';
import { isColour, isKnown } from './rules/lexicon.ts';
import { callNames } from './rules/phrases.ts';
import { verseOf } from './rules/verses.ts';
import { figureNames, zonesOf } from './view/figures.ts';
import { furnitureNames, spotsOf } from './view/furniture.ts';
import { landNames } from './view/lands.ts';

/** As many of one kind as can be gathered. */
export const most = 10;

/** How many of each there are. */
export const tallyOf = (
  names: readonly string[],
  added: readonly number[],
): Record<string, number> =>
  Object.fromEntries(
    names.map((name, place) => [name, added.filter((each) => each === place).length]),
  );

/** The next right press: a name to add, `undo`, or `ready`. */
export const nextMove = (
  wanted: Readonly<Record<string, number>>,
  counts: Readonly<Record<string, number>>,
): string => {
  if (Object.entries(counts).some(([name, count]) => count > (wanted[name] ?? 0))) return 'undo';
  return Object.keys(wanted).find((name) => (counts[name] ?? 0) < (wanted[name] ?? 0)) ?? 'ready';
};

const offered = 3;

/** The cards that lie there when so many verses are sung: the due one among two others. */
export const cardsAt = (task: CourseTask, sung: number): string[] => {
  const [want, all] = [namesIn(task, 'want'), namesIn(task, 'of')];
  const due = want[sung] ?? '';
  const others = all.filter((name) => name !== due);
  const picked = [0, 1]
    .map((step) => others[(sung * 2 + step) % Math.max(1, others.length)])
    .filter((name) => name !== undefined);
  const place = (sung * 2 + want.length) % offered;
  return [...new Set([...picked.slice(0, place), due, ...picked.slice(place)])];
};

const holds = (all: readonly string[], some: readonly string[]): boolean =>
  some.length > 0 && some.every((name) => all.includes(name));

/** A word, a verse, or a toy at its place. */
const isShown = (name: string): boolean => {
  const [toy = '', ...spot] = name.split('-');
  const isPlaced = furnitureNames.flatMap(spotsOf).includes(spot.join('-')) && isKnown(toy);
  return isKnown(name) || verseOf(name) !== undefined || isPlaced;
};

const fits: Record<string, (task: CourseTask) => boolean> = {
  show: (task) => namesIn(task, 'things').length > 0 && namesIn(task, 'things').every(isShown),
  pick: (task) =>
    callNames.includes(nameIn(task, 'way')) &&
    namesIn(task, 'of').length >= 2 &&
    namesIn(task, 'of').every(isKnown) &&
    holds(namesIn(task, 'of'), namesIn(task, 'want')),
  paint: (task) =>
    zonesOf(nameIn(task, 'figure')) === namesIn(task, 'want').length &&
    namesIn(task, 'of').every(isColour) &&
    holds(namesIn(task, 'of'), namesIn(task, 'want')),
  colouring: (task) =>
    figureNames.includes(nameIn(task, 'figure')) && namesIn(task, 'of').every(isColour),
  collage: (task) =>
    landNames.includes(nameIn(task, 'land')) &&
    namesIn(task, 'things').length >= 2 &&
    namesIn(task, 'things').every(isKnown),
  gather: (task) =>
    ['balloons', 'basket', 'monster'].includes(nameIn(task, 'view')) &&
    namesIn(task, 'of').every(isKnown) &&
    namesIn(task, 'want').length === numbersIn(task, 'n').length &&
    numbersIn(task, 'n').every((number) => number >= 1 && number <= most) &&
    namesIn(task, 'want').every((name) => namesIn(task, 'of').includes(name)),
  spot: (task) =>
    isKnown(nameIn(task, 'toy')) &&
    namesIn(task, 'of').every((name) => furnitureNames.includes(name)) &&
    namesIn(task, 'of').flatMap(spotsOf).includes(nameIn(task, 'want')),
  wheel: (task) =>
    namesIn(task, 'of').every((name) => verseOf(name) !== undefined) &&
    (numberIn(task, 'own') === 1 || holds(namesIn(task, 'of'), namesIn(task, 'want'))),
};

/** Whether the activity that a task names exists and can be won with what the task gives. */
export const isPlayable = (task: CourseTask): boolean => fits[task.activity]?.(task) ?? false;

export const activityNames: readonly string[] = Object.keys(fits);
