/** Trains of one's own: any wagons in any order. The driver reads all of them but a few. */
import { isText, list } from '@nobi/kit/save';
import { consonants, vowels } from './words.ts';

export const longest = 7;
/** As many trains as stand along the line. */
export const mostStanding = 6;

const known = new Set([...vowels, ...consonants]);

/** Wagons as they stand in a save. */
export const trainToText = (wagons: readonly string[]): string => wagons.join('.');
export const wagonsOfText = (text: string): string[] => text.split('.');

export const readTrains = (value: unknown): string[] =>
  list(value)
    .filter(isText)
    .filter((text) => {
      const wagons = wagonsOfText(text);
      return wagons.length <= longest && wagons.every((wagon) => known.has(wagon));
    })
    .slice(-mostStanding);

/** Words that no grown-up reads aloud to a child: the engine sneezes instead. */
const unread =
  /k[ou]nt[ou]l|m[ei]m[ei]k|ng[ei]nt[ou]t|entot|j[ae]nc[ou]k|bangsat|bajingan|jembut|lonte|perek|p[ei]p[ei]k|fuck|shit|nigg|cunt|bitch/;
export const isSneeze = (wagons: readonly string[]): boolean => unread.test(wagons.join(''));
