/** Verbs when it is over: most take -ed, and the commonest go their own way. */
import { type ActName, actNames, actOf } from './acts.ts';

const own: Readonly<Record<string, string>> = {
  get: 'got',
  go: 'went',
  read: 'read',
  eat: 'ate',
  drink: 'drank',
  fly: 'flew',
  ride: 'rode',
  write: 'wrote',
  make: 'made',
  feed: 'fed',
  swim: 'swam',
  run: 'ran',
  sleep: 'slept',
  find: 'found',
  take: 'took',
  break: 'broke',
  catch: 'caught',
};

const isDoubled = (base: string): boolean => /^(?:drop|stop|swim|run|get)$/.test(base);

/** By the rule, also where a verb does not follow it: washed, carried, dropped, and swimmed. */
export const withEd = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return isDoubled(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
};

/** What comes out where only -ed is added: carryed, droped. The same where that is right. */
export const onlyEd = (base: string): string => (base.endsWith('e') ? `${base}d` : `${base}ed`);

export const pastOf = (base: string): string => own[base] ?? withEd(base);

/** Went would stand in a hint, and read looks the same today and yesterday. */
const isPast = (name: ActName): boolean => !/^(?:school|bed|read)$/.test(name);
const isRegular = (name: ActName): boolean => own[actOf(name).base] === undefined;

export const pastActs: readonly ActName[] = actNames.filter(isPast);
export const regular: readonly ActName[] = pastActs.filter(isRegular);
export const irregular: readonly ActName[] = pastActs.filter((name) => !isRegular(name));

/** Ten of both, where two or three of them stand in one task. */
export const diaryActs: readonly ActName[] = [
  'wash',
  'plant',
  'pick',
  'drop',
  'find',
  'eat',
  'kite',
  'bike',
  'bake',
  'swim',
];
