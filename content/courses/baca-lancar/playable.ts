/** Whether a task can be won with what it gives: pure, and the server's judge as well. */
import { numberIn, numbersIn, wordIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';
import { clueOf } from './rules/clues.ts';
import { castNames, postNames } from './rules/names.ts';
import { goalOf, isPlace, orderText, placesIn, thingsIn } from './rules/orders.ts';
import { pictureNames } from './rules/pictured.ts';
import { writtenForms } from './rules/reading.ts';
import { wordsIn } from './rules/sentences.ts';
import { taleNamed } from './rules/stories.ts';
import { cutsOf, partsOf, textsIn, tilesOf } from './rules/tiles.ts';
import { wordNamed } from './rules/words.ts';

const within = (count: number, from: number, to: number): boolean => count >= from && count <= to;
const allDiffer = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** A word can be asked for when there is a picture of it, or a line that lacks it. */
const isAskable = (word: string): boolean =>
  wordNamed(word) !== undefined && (pictureNames.has(word) || clueOf(word) !== null);

const picks: Record<string, (task: CourseTask) => boolean> = {
  written: (task) => isAskable(wordIn(task, 'word')) && within(writtenForms(task).length, 3, 4),
  picture: (task) => {
    const among = textsIn(task, 'among');
    const pictured = among.every((name) => pictureNames.has(name));
    return (
      pictured &&
      allDiffer(among) &&
      within(among.length, 3, 4) &&
      among.includes(wordIn(task, 'word'))
    );
  },
  tale: (task) => taleNamed(wordIn(task, 'word')) !== undefined,
};

const isSentence = (task: CourseTask): boolean =>
  within(wordsIn(task).length, 3, 8) &&
  numbersIn(task, 'names').every((at) => within(at, 0, wordsIn(task).length - 1));

const isLoadable = (task: CourseTask): boolean => {
  const [things, places] = [thingsIn(task), placesIn(task)];
  const named = ['a', 'b'].map((name) => wordIn(task, name)).filter((name) => name !== '');
  const spots = ['place', 'to'].map((name) => wordIn(task, name)).filter((name) => name !== '');
  const goal = goalOf(task);
  return (
    orderText(task) !== '' &&
    within(things.length, 3, 4) &&
    allDiffer(things) &&
    things.every((name) => pictureNames.has(name)) &&
    within(places.length, 2, 3) &&
    allDiffer(places) &&
    named.every((name) => things.includes(name)) &&
    allDiffer(named) &&
    spots.every((name) => isPlace(name) && places.includes(name)) &&
    allDiffer(spots) &&
    goal.some((place) => place !== '') &&
    goal.every((place) => place === '' || isPlace(place))
  );
};

const fits: Record<string, (task: CourseTask) => boolean> = {
  spell: (task) =>
    isAskable(wordIn(task, 'word')) &&
    ['sounds', 'syllables'].includes(wordIn(task, 'by')) &&
    within(partsOf(task).length, 2, 8) &&
    within(numberIn(task, 'many'), 1, 4) &&
    within(tilesOf(task).length, 3, 9),
  split: (task) =>
    wordNamed(wordIn(task, 'word')) !== undefined && cutsOf(wordIn(task, 'word')).length > 0,
  pick: (task) => picks[wordIn(task, 'by')]?.(task) ?? false,
  mend: isSentence,
  row: isSentence,
  load: isLoadable,
  tale: (task) =>
    castNames.some((name) => name === task.args.view) &&
    (task.args.word === undefined || wordNamed(wordIn(task, 'word')) !== undefined),
  post: (task) =>
    postNames.every((name) => within(textsIn(task, name).length, 2, 5)) &&
    textsIn(task, 'stamp').every((name) => pictureNames.has(name)),
};

/** Whether the activity that a task names exists and can be won with what the task gives. */
export const isPlayable = (task: CourseTask): boolean => fits[task.activity]?.(task) ?? false;

export const activityNames: readonly string[] = Object.keys(fits);
