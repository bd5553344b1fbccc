/** What a sign is made of: words, and parts of them that a child turns or fills. Pure. */

/** A part of a sign that a child turns or fills. */
export interface Slot {
  readonly options: readonly string[];
  readonly right: number;
  /** Filled from the tray; else a press turns it over. */
  readonly isOpen: boolean;
}

/** Parts of one word stand together; a row break comes between words only. */
export type Part = string | Slot;
export interface Sign {
  readonly words: readonly (readonly Part[])[];
  readonly slots: readonly Slot[];
  /** What stands on the small plate of the house. */
  readonly key: string;
}

export const slotOf = (options: readonly string[], right: string, isOpen: boolean): Slot => ({
  options,
  right: options.indexOf(right),
  isOpen,
});

export const signOfWords = (words: readonly (readonly Part[])[], key: string): Sign => ({
  words,
  slots: words.flat().filter((part) => typeof part !== 'string'),
  key,
});

export const plain = (text: string): Part[][] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => [word]);

export const bare = (word: string): string => word.replace(/[^\p{L}’-]/gu, '');

/** The second line stands some rows farther on. */
export const twoOf = (
  list: readonly string[],
  { a, b }: { readonly a: number; readonly b: number },
): [string, string] => [list[a] ?? '', list[(a + b * 4 + 1) % list.length] ?? ''];
