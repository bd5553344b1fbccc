/** The drawing on the easel, the album behind it, and what the hand holds; kept after every change. */
import {
  type Album,
  crowdedOut,
  type Desk,
  isTooBig,
  packWork,
  readSave,
  type Work,
  withWork,
  writeSave,
} from './album.ts';
import { add, type History, redo, startFrom, undo } from './history.ts';
import { isBlank, type Mark, type Shape, trimmed } from './marks.ts';
import { stock } from './paints.ts';
import type { Technique } from './techniques.ts';
import { unpack } from './unpacking.ts';

/** What stands in the way of one more mark: too much on this sheet, or an older drawing. */
export type Obstacle = { kind: 'sheet-full' } | { kind: 'album-full'; oldest: Work };

export class Session {
  history: History = startFrom([]);
  desk: Desk;
  shape: Shape;
  tried: Set<Technique>;
  #works: readonly Work[];
  #open: number;
  #keep: (save: string) => void;

  constructor(save: string | null, shape: Shape, keep: (save: string) => void) {
    const album: Album = readSave(save);
    this.#works = album.works;
    this.#keep = keep;
    this.desk = album.desk;
    this.tried = new Set(album.tried);
    this.shape = shape;
    this.#open = this.#nextId();
    const work = album.works.find((each) => each.id === album.open);
    if (work) this.#lay(work);
  }

  get marks(): readonly Mark[] {
    return this.history.marks;
  }

  get works(): readonly Work[] {
    return this.#works;
  }

  get open(): number {
    return this.#open;
  }

  /** Adds a mark; if keeping it would cost something, nothing happens and the obstacle is told. */
  add(mark: Mark): Obstacle | null {
    const grown = add(this.history, mark);
    const next = { ...grown, marks: trimmed(grown.marks) };
    const obstacle = this.#obstacle(next.marks);
    if (obstacle) return obstacle;
    this.#turn(next);
    return null;
  }

  undo(): Mark | null {
    const last = this.marks.at(-1);
    if (last) this.#turn(undo(this.history));
    return last ?? null;
  }

  redo(): Mark | null {
    const next = this.history.undone.at(-1);
    if (next) this.#turn(redo(this.history));
    return next ?? null;
  }

  /** Its picture stands on the shelf; not if it changed while the picture was made. */
  markShown(work: Work): void {
    if (!this.#works.includes(work)) return;
    this.#works = this.#works.map((each) => (each === work ? { ...each, isShown: true } : each));
    this.keep();
  }

  /** Lets a drawing go; only ever after the child said so. */
  letGo(work: Work): void {
    this.#works = this.#works.filter((each) => each.id !== work.id);
    if (work.id === this.#open) this.fresh(this.shape);
    else this.keep();
  }

  fresh(shape: Shape): void {
    this.#dropBlank();
    this.#open = this.#nextId();
    this.shape = shape;
    this.history = startFrom([]);
    this.keep();
  }

  take(work: Work): void {
    this.#dropBlank();
    this.#lay(work);
    this.keep();
  }

  keep(): void {
    this.#keep(
      writeSave({
        works: this.#works,
        open: this.#open,
        desk: this.desk,
        tried: [...this.tried],
      }),
    );
  }

  #nextId(): number {
    return Math.max(0, ...this.#works.map((work) => work.id)) + 1;
  }

  #lay(work: Work): void {
    this.#open = work.id;
    this.shape = work.shape;
    this.history = startFrom(unpack(work.marks, stock));
  }

  /** A sheet that was left empty is no work. */
  #dropBlank(): void {
    if (isBlank(this.marks)) this.#works = this.#works.filter((work) => work.id !== this.#open);
  }

  #worksWith(marks: readonly Mark[]): Work[] {
    return withWork(this.#works, packWork(this.#open, this.shape, marks), marks.length === 0);
  }

  #obstacle(marks: readonly Mark[]): Obstacle | null {
    const works = this.#worksWith(marks);
    const own = works.find((work) => work.id === this.#open);
    if (own && isTooBig(own)) return { kind: 'sheet-full' };
    const [oldest] = crowdedOut(works, this.#open);
    return oldest ? { kind: 'album-full', oldest } : null;
  }

  #turn(history: History): void {
    this.history = history;
    this.#works = this.#worksWith(history.marks);
    this.keep();
  }
}
