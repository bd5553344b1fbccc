interface Line {
  readonly key: string;
  /** Where it is said: the set, the book, and where in it, such as `rak-buku/beo-tini.0.1`. */
  readonly places: readonly string[];
}

const bookOf = (place: string): string => place.slice(place.indexOf('/') + 1).split('.')[0] ?? '';

/** Books of which every word can be heard alone; `words` are those that stand on their pages. */
export const booksWithWords = (
  words: readonly Line[],
  isRecorded: (key: string) => boolean,
): string[] => {
  const books = new Set(words.flatMap(({ places }) => places.map(bookOf)));
  for (const { key, places } of words)
    if (!isRecorded(key)) for (const place of places) books.delete(bookOf(place));
  return [...books];
};

/** Books of which nothing that is read aloud is missing: a story that falls silent half-way is worse than none. */
export const recordedBooks = (
  lines: readonly Line[],
  isRecorded: (key: string) => boolean,
): string[] => {
  const books = new Set(
    lines.flatMap(({ places }) => places.filter((place) => place.endsWith('.title')).map(bookOf)),
  );
  for (const { key, places } of lines)
    if (!isRecorded(key)) for (const place of places) books.delete(bookOf(place));
  return [...books];
};
