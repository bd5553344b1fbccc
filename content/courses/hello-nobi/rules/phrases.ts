/** The English lines of the tasks. Pure: the robot and the tests read them too. */
import type { CourseTask } from '@nobi/kit/course';
import { nameIn, namesIn, numbersIn } from './args.ts';
import {
  capital,
  counted,
  entryOf,
  isColour,
  isCounted,
  isFriend,
  numberWord,
  withArticle,
} from './lexicon.ts';

/** "one, two and three". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const english = (names: readonly string[]): string => listed(names.map((name) => entryOf(name).en));

/** Colours stand alone, things take their article. */
const nameOfThing = (name: string): string =>
  isColour(name) ? entryOf(name).en : `the ${entryOf(name).en}`;

const calls: Readonly<Record<string, (names: readonly string[]) => string>> = {
  hello: (names) => `Hello, ${english(names)}!`,
  bye: (names) => `Goodbye, ${english(names)}!`,
  feed: (names) => `Feed ${listed(names.map((name) => `the ${entryOf(name).en}`))}!`,
  ask: (names) => `${capital(listed(names.map(withArticle)))}, please!`,
  find: (names) => `Where ${names.length > 1 ? 'are' : 'is'} ${listed(names.map(nameOfThing))}?`,
};

export const callNames: readonly string[] = Object.keys(calls);

/** Who or what is called for, and how. */
export const callOf = (task: CourseTask): string =>
  calls[nameIn(task, 'way')]?.(namesIn(task, 'want')) ?? '';

/** What a thing that was tapped says of itself. */
export const selfOf = (way: string, name: string): string => {
  if (way === 'hello' || way === 'bye') return `I'm ${entryOf(name).en}!`;
  if (isColour(name)) return `${capital(entryOf(name).en)}!`;
  const isPart = ['eye', 'ear', 'nose', 'mouth', 'hand', 'foot'].includes(name);
  const isNamed = isPart || !isCounted(name);
  return isNamed ? `${capital(withArticle(name))}!` : `I'm ${withArticle(name)}!`;
};

/** What a thing says when it is put down: friends are greeted, what can be counted is counted. */
export const placedOf = (name: string, count: number): string => {
  if (isFriend(name)) return `Hello, ${entryOf(name).en}!`;
  return `${capital(isCounted(name) ? counted(name, count) : withArticle(name))}!`;
};

export const paintOf = (colours: readonly string[]): string =>
  `${capital(english(colours))}, please!`;

export const orderOf = (task: CourseTask): string => {
  const numbers = numbersIn(task, 'n');
  return `${capital(listed(namesIn(task, 'want').map((name, i) => counted(name, numbers[i] ?? 1))))}, please!`;
};

/** "Three balloons", or with their colours where there is a choice. */
export const balloonsOf = (task: CourseTask): string => {
  const numbers = numbersIn(task, 'n');
  const isPlain = namesIn(task, 'of').length === 1;
  const parts = namesIn(task, 'want').map((name, i) => {
    const number = numbers[i] ?? 1;
    if (isPlain) return counted('balloon', number);
    return `${numberWord(number)} ${entryOf(name).en}`;
  });
  return `${capital(listed(parts))}${parts.length === 1 ? ', please' : ''}!`;
};

/** A spot is named as in `on-table`. */
export const placeOf = (spot: string): string => {
  const [where = '', what = ''] = spot.split('-');
  return `${where} the ${entryOf(what).en}`;
};

export const putOf = (toy: string, spot: string): string =>
  `Put the ${entryOf(toy).en} ${placeOf(spot)}!`;

export const hiddenOf = (toy: string, spot: string): string =>
  `The ${entryOf(toy).en} is ${placeOf(spot)}.`;
