/** What praise claims of a child, and when that is true. Praise is chosen here and nowhere else. */
import { helpLevel, isUnaided, type Story } from './tried.ts';

export interface Praised extends Story {
  /** The child did more than was needed, such as an arrow too many. */
  isRoundabout?: boolean | undefined;
  /** It is another way than the one that the item would have shown. */
  isOwnWay?: boolean | undefined;
}

/** From the most telling to the one that only names what is there. The first true one is given. */
export const praises = {
  /** Found a way that nobody showed. */
  ownWay: (story: Praised): boolean =>
    story.isOwnWay === true && story.isRoundabout !== true && isUnaided(story),
  /** Did it, read it, remembered it at once and alone. */
  alone: (story: Praised): boolean => story.isRoundabout !== true && isUnaided(story),
  /** Missed, and then tried something else that nobody had shown. */
  otherWay: (story: Praised): boolean =>
    story.misses > 0 && helpLevel(story) < 3 && !story.guided && !story.spoken,
  /** Did it in the end, with some help at most; nobody showed how. */
  didIt: (story: Praised): boolean => helpLevel(story) < 3 && !story.spoken,
  /** Says what is there and claims nothing. */
  fits: (_: Praised): boolean => true,
} as const;

export type PraiseName = keyof typeof praises;

const order: readonly PraiseName[] = ['ownWay', 'alone', 'otherWay', 'didIt', 'fits'];

/** The words for the most telling praise that is true, of those that there are. */
export const praiseFor = <Words>(
  story: Praised,
  words: Partial<Record<PraiseName, Words>> & { fits: Words },
): Words => {
  for (const name of order) {
    const found = words[name];
    if (found !== undefined && praises[name](story)) return found;
  }
  return words.fits;
};

/** A line without the sentences that say what the child did; what is left names what is there. */
export const withoutClaims = (line: string): string =>
  line
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/\b(?:kamu|you|your|yourself)\b/i.test(sentence))
    .join('\n');
