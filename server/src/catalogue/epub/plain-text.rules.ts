/** Hyphens and marks that nobody sees. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A straight mark opens at the beginning and after a space or bracket, and closes elsewhere. */
const curly = (text: string): string =>
  text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');

/** One line, as the library's pages have it: single spaces, “ ” about what is said, nothing unseen. */
export const plainText = (text: string): string =>
  curly(
    text
      .toWellFormed()
      .replace(unseen, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );
