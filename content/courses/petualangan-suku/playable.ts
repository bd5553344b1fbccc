/** What each activity needs to be played, and how it judges. Pure. */
import type { CourseTask } from '@nobi/kit/course';
import { textIn, textsIn } from './rules/args.ts';
import { isMistakable, spelled, syllablesOf, wordOf } from './rules/words.ts';

export const mostLanterns = 8;
export const plots = 6;

const numberIn = (task: CourseTask, name: string): number => {
  const value = task.args[name];
  return typeof value === 'number' ? value : 0;
};

/** Letters that float in the sky, the wanted one as often as the task says. */
export const lanternsOf = (task: CourseTask): string[] => {
  const want = textIn(task, 'want');
  const wanted = Array<string>(Math.max(1, numberIn(task, 'many'))).fill(want);
  return [...wanted, ...textsIn(task, 'letters').filter((letter) => letter !== want)];
};

const longest = (glyphs: readonly string[]): string =>
  glyphs.reduce((best, each) => (each.length > best.length ? each : best), '');

/** Which card goes with what is shown; empty when none does. */
export const partnerOf = (task: CourseTask): string => {
  const [show, among] = [textIn(task, 'show'), textsIn(task, 'among')];
  if (among.includes(show)) return show;
  if (textIn(task, 'by') === 'word')
    return among.find((word) => spelled(word).startsWith(show)) ?? '';
  return longest(among.filter((glyph) => spelled(show).startsWith(glyph)));
};

/** With a sound or syllable shown, two pictures could fit: then the task is unfair. */
const isFair = (task: CourseTask): boolean => {
  const [show, among] = [textIn(task, 'show'), textsIn(task, 'among')];
  if (among.includes(show) || textIn(task, 'by') !== 'word') return true;
  return among.filter((word) => spelled(word).startsWith(show)).length === 1;
};

/** The sound that the train lacks: `ng` is one. */
export const lastSoundOf = (word: string): string =>
  spelled(word).endsWith('ng') ? 'ng' : spelled(word).slice(-1);

/** How alike two words look: that is what a guess from the first letters falls for. */
const likeness = (one: string, other: string): number =>
  (one[0] === other[0] ? 2 : 0) +
  (one.at(-1) === other.at(-1) ? 1 : 0) +
  (one.length === other.length ? 1 : 0);

/**
 * Pictures for a page that do not fit it, those first whose words look most like the right one.
 * Nothing that the line speaks of is among them.
 */
export const otherPictures = (task: CourseTask, names: readonly string[]): string[] => {
  const [picture, line] = [textIn(task, 'picture'), textsIn(task, 'words')];
  const key = spelled(picture);
  return names
    .filter(
      (name) =>
        name !== picture &&
        wordOf(name) &&
        !line.includes(spelled(name)) &&
        !isMistakable(name, picture),
    )
    .toSorted((a, b) => likeness(key, spelled(b)) - likeness(key, spelled(a)));
};

/** The consonant cart that makes the wanted syllable. */
export const headOf = (task: CourseTask): string => {
  const [want, tail] = [textIn(task, 'want'), textIn(task, 'tail')];
  return want.slice(0, want.length - tail.length);
};

export const drawnLetters = 'a i u e o m b p t n s l r k d g h y j w c f v z q x'.split(' ');
const isGlyph = (text: string): boolean => /^[a-z]{1,5}$/.test(text);
const within = (count: number, from: number, to: number): boolean => count >= from && count <= to;
const holdsAll = (tiles: readonly string[], needed: readonly string[]): boolean =>
  needed.every(
    (each) =>
      tiles.filter((tile) => tile === each).length >= needed.filter((one) => one === each).length,
  );

const fits: Record<string, (task: CourseTask) => boolean> = {
  catch: (task) =>
    textsIn(task, 'letters').includes(textIn(task, 'want')) &&
    textsIn(task, 'letters').every(isGlyph) &&
    within(numberIn(task, 'many'), 1, 4) &&
    lanternsOf(task).length <= mostLanterns,
  trace: (task) => drawnLetters.includes(textIn(task, 'letter')),
  blend: (task) =>
    textIn(task, 'want').endsWith(textIn(task, 'tail')) &&
    textIn(task, 'tail') !== '' &&
    within(textsIn(task, 'heads').length, 1, 3) &&
    textsIn(task, 'heads').includes(headOf(task)),
  build: (task) =>
    wordOf(textIn(task, 'word')) !== undefined &&
    holdsAll(textsIn(task, 'tiles'), syllablesOf(textIn(task, 'word'))),
  ending: (task) =>
    wordOf(textIn(task, 'word')) !== undefined &&
    textsIn(task, 'endings').includes(lastSoundOf(textIn(task, 'word'))),
  pick: (task) =>
    ['word', 'picture', 'sound'].includes(textIn(task, 'by')) &&
    within(textsIn(task, 'among').length, 2, 4) &&
    partnerOf(task) !== '' &&
    isFair(task),
  page: (task) => within(textsIn(task, 'words').length, 1, 6) && textIn(task, 'picture') !== '',
  garden: (task) => within(textsIn(task, 'letters').length, 2, 8),
  tale: (task) => textsIn(task, 'first').length >= 2 && textsIn(task, 'second').length >= 2,
};

/** Whether the activity that a task names exists and can be won with what the task gives. */
export const isPlayable = (task: CourseTask): boolean => fits[task.activity]?.(task) ?? false;

export const activityNames: readonly string[] = Object.keys(fits);
