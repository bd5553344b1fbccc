/** The books at hand: which is open, on which page, and the way back. */
import { type Album, fits, readSave, writeSave } from './album.ts';
import {
  type Book,
  freshBook,
  freshPage,
  isBlank,
  mostBooks,
  type Page,
  withPage,
} from './book.ts';

const mostSteps = 40;

interface Moment {
  book: Book;
  page: number;
}

export class Session {
  #album: Album;
  #past: Moment[] = [];
  #keep: (save: string) => void;

  constructor(save: string | null, keep: (save: string) => void) {
    this.#album = readSave(save);
    this.#keep = keep;
  }

  get books(): readonly Book[] {
    return this.#album.books;
  }

  get at(): number {
    return this.#album.page;
  }

  get book(): Book {
    return this.books.find(({ id }) => id === this.#album.open) ?? freshBook(1);
  }

  get page(): Page {
    return this.book.pages[this.at] ?? freshPage();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** False when the save has no room for it: then nothing has changed. */
  change(book: Book, page = this.at): boolean {
    const books = this.books.map((each) => (each.id === book.id ? book : each));
    const before = { book: this.book, page: this.at };
    if (!this.#set({ ...this.#album, books, page: Math.min(page, book.pages.length - 1) }))
      return false;
    this.#past = [...this.#past, before].slice(-mostSteps);
    return true;
  }

  changePage(page: Page): boolean {
    return this.change(withPage(this.book, this.at, page));
  }

  turn(page: number): void {
    if (page >= 0 && page < this.book.pages.length) this.#set({ ...this.#album, page });
  }

  undo(): boolean {
    const last = this.#past.pop();
    if (!last) return false;
    const books = this.books.map((each) => (each.id === last.book.id ? last.book : each));
    this.#set({ ...this.#album, books, page: last.page });
    return true;
  }

  take(id: number): void {
    if (!this.books.some((book) => book.id === id)) return;
    this.#past = [];
    this.#set({ ...this.#album, open: id, page: 0 });
  }

  /** False when the shelf is full. */
  fresh(): boolean {
    return this.#add(freshBook);
  }

  /** The same with a book that is begun; a blank one makes way for it. */
  begin(make: (id: number) => Book): boolean {
    return isBlank(this.book) ? this.change(make(this.book.id), 0) : this.#add(make);
  }

  #add(make: (id: number) => Book): boolean {
    const id = Math.max(0, ...this.books.map((book) => book.id)) + 1;
    if (this.books.length >= mostBooks) return false;
    const books = [...this.books, make(id)];
    if (!this.#set({ books, open: id, page: 0 })) return false;
    this.#past = [];
    return true;
  }

  letGo(id: number): void {
    const left = this.books.filter((book) => book.id !== id);
    const books = left.length === 0 ? [freshBook(id + 1)] : left;
    this.#past = [];
    this.#set({ books, open: books.at(-1)?.id ?? 1, page: 0 });
  }

  #set(album: Album): boolean {
    // Making things fewer is always allowed, however full it is.
    if (!fits(album) && writeSave(album).length > writeSave(this.#album).length) return false;
    this.#album = album;
    this.#keep(writeSave(album));
    return true;
  }
}
