import {
  type BookDraft,
  bookLines,
  bookWords,
  type LinesFile,
  lessonLines,
  linesFile,
  type SpokenText,
} from '@nobi/kit/manifest';
import { libraryItem } from './books/book-file.rules.ts';
import type { LiveBooks } from './books/live-books.ts';
import { readBuilt } from './built-file.ts';
import type { LiveLessons } from './live/live-lessons.ts';

/** What staff wrote beyond the build, as children meet it now. */
export interface LiveTexts {
  readonly lessons: LiveLessons;
  readonly books: Pick<LiveBooks, 'all'>;
}

interface SpokenSet {
  readonly id: string;
  /** Where it is said: the set of an item has its name, a book stands in the library. */
  readonly item: string;
  /** Of a book; what was built is named by its item. */
  readonly title: BookDraft['title'] | null;
  readonly lines: readonly SpokenText[];
}

export const readLines = async (file: string): Promise<LinesFile> =>
  linesFile.parse(JSON.parse(await readBuilt(file)));

/** A course's lessons as children play them now: what staff published goes before what was built. */
const lessonsOf = ({ book, current }: LiveLessons, course: string) => {
  const built = book.courses.get(course)?.lessons ?? [];
  const edits = current(course)?.edits ?? [];
  const builtIds = new Set(built.map(({ lesson }) => lesson.id));
  const ofStaff = new Map(edits.map((edit) => [edit.lesson.id, edit]));
  return [
    ...built.map((edit) => ofStaff.get(edit.lesson.id) ?? edit),
    ...edits.filter(({ lesson }) => !builtIds.has(lesson.id)),
  ].filter(({ hidden }) => !hidden);
};

const itemSets = ({ sets }: LinesFile, lessons: LiveLessons): SpokenSet[] =>
  sets.map(({ id, lines }) => ({
    id,
    item: id,
    title: null,
    lines: [...lines, ...lessonsOf(lessons, id).flatMap((edit, at) => lessonLines(edit, at === 0))],
  }));

/** Apart from every item by its name. Nobody knows which book a first play opens, so none is counted to it. */
const bookSets = ({ all }: LiveTexts['books']): SpokenSet[] =>
  all.map((book) => ({
    id: `book-${book.id}`,
    item: libraryItem,
    title: book.title,
    lines: bookLines(book, false),
  }));

/** The words of built stories, which are thousands and never change. */
const builtWords = new WeakMap<LinesFile, readonly SpokenText[]>();

const wordsBuilt = (file: LinesFile): readonly SpokenText[] => {
  const known = builtWords.get(file);
  if (known) return known;
  const words = bookWords(file.sets.find(({ id }) => id === libraryItem)?.lines ?? []);
  builtWords.set(file, words);
  return words;
};

/** What a child hears who touches a word on a page, of all books: the last to record, and of use word by word. */
export const storyWords = 'story-words';

const wordSets = (file: LinesFile, books: readonly SpokenSet[]): SpokenSet[] => {
  const lines = [...wordsBuilt(file), ...books.flatMap((book) => bookWords(book.lines))];
  return lines.length === 0 ? [] : [{ id: storyWords, item: libraryItem, title: null, lines }];
};

/** Everything that is said aloud and known beforehand, item by item and book by book, as it is said now. */
export const spokenSets = (file: LinesFile, { lessons, books }: LiveTexts): SpokenSet[] => {
  const ofBooks = bookSets(books);
  return [...itemSets(file, lessons), ...ofBooks, ...wordSets(file, ofBooks)];
};
