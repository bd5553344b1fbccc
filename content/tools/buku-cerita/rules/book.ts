/** What a book is, and what may happen to it. Pure: every change gives a new book. */
export const wide = 800;
export const tall = 600;
/** The cover and twelve pages. */
export const mostPages = 13;
export const mostThings = 24;
export const mostBooks = 12;
export const mostLetters = 90;
export const mostWords = 12;
export const sizes = [70, 100, 135, 180, 240, 320] as const;

export interface Thing {
  readonly art: string;
  readonly x: number;
  readonly y: number;
  /** A place in `sizes`. */
  readonly size: number;
  readonly flip: boolean;
}

export interface Page {
  readonly scene: string;
  /** The last one lies on top. */
  readonly things: readonly Thing[];
  /** On the cover it is the title. */
  readonly line: string;
  /** The number of its recording, on the device where somebody spoke. */
  readonly voice?: number;
}

export interface Book {
  readonly id: number;
  readonly pages: readonly Page[];
}

export const freshPage = (scene = 'village'): Page => ({ scene, things: [], line: '' });
export const freshBook = (id: number): Book => ({ id, pages: [freshPage()] });

const between = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, Math.round(value)));

export const placed = (thing: Thing): Thing => ({
  ...thing,
  x: between(thing.x, 0, wide),
  y: between(thing.y, 0, tall),
  size: between(thing.size, 0, sizes.length - 1),
});

export const withPage = (book: Book, at: number, page: Page): Book => ({
  ...book,
  pages: book.pages.map((each, place) => (place === at ? page : each)),
});

export const addPage = (book: Book, after: number): Book =>
  book.pages.length >= mostPages
    ? book
    : {
        ...book,
        pages: book.pages.toSpliced(after + 1, 0, freshPage(book.pages[after]?.scene)),
      };

/** The cover stays first, and a book keeps its cover. */
export const movePage = (book: Book, from: number, to: number): Book => {
  const page = book.pages[from];
  if (!page || from < 1 || to < 1 || to >= book.pages.length) return book;
  return { ...book, pages: book.pages.toSpliced(from, 1).toSpliced(to, 0, page) };
};

export const dropPage = (book: Book, at: number): Book =>
  at < 1 ? book : { ...book, pages: book.pages.toSpliced(at, 1) };

export const addThing = (page: Page, thing: Thing): Page =>
  page.things.length >= mostThings ? page : { ...page, things: [...page.things, placed(thing)] };

export const changeThing = (page: Page, at: number, change: Partial<Thing>): Page => ({
  ...page,
  things: page.things.map((each, place) => (place === at ? placed({ ...each, ...change }) : each)),
});

export const dropThing = (page: Page, at: number): Page => ({
  ...page,
  things: page.things.toSpliced(at, 1),
});

/** One step up or down in the pile. */
export const layerThing = (page: Page, at: number, by: 1 | -1): Page => {
  const thing = page.things[at];
  const to = at + by;
  if (!thing || to < 0 || to >= page.things.length) return page;
  return { ...page, things: page.things.toSpliced(at, 1).toSpliced(to, 0, thing) };
};

/** At most twelve words and one short breath; more is for the next page. */
export const tidy = (line: string): string =>
  line.replace(/\s+/g, ' ').trim().split(' ').slice(0, mostWords).join(' ').slice(0, mostLetters);

export const wordsOf = (line: string): string[] => line.split(' ').filter((word) => word !== '');

export const addWord = (line: string, word: string): string =>
  tidy(line === '' ? word.slice(0, 1).toUpperCase() + word.slice(1) : `${line} ${word}`);

export const dropWord = (line: string): string => wordsOf(line).slice(0, -1).join(' ');

export const isBlank = (book: Book): boolean =>
  book.pages.every(({ things, line, voice }) => things.length === 0 && line === '' && !voice);

/** The name of a page's recording towards the app; a page without one has a name that no recording has. */
export const clipOf = (page: Page | undefined): string => `halaman-${page?.voice ?? 0}`;

const clipsOf = (books: readonly Book[]): string[] =>
  books.flatMap(({ pages }) => pages.filter(({ voice }) => voice).map(clipOf));

/** A number that neither a page nor a recording has. */
export const nextVoice = (books: readonly Book[], clips: readonly string[]): number =>
  1 + Math.max(0, ...[...clipsOf(books), ...clips].map((clip) => Number(clip.split('-')[1]) || 0));

/** What no page names any more. */
export const unusedClips = (books: readonly Book[], clips: readonly string[]): string[] => {
  const used = new Set(clipsOf(books));
  return clips.filter((clip) => !used.has(clip));
};
