/** The cloth on the frame, the album behind it, and what the hand holds; kept after every change. */
import { type Album, areTooMany, isTooFull, readSave, type Work, writeSave } from './album.ts';
import type { Mark } from './marks.ts';
import { pack, unpack } from './packing.ts';
import type { Shape } from './shape.ts';
import type { Technique } from './techniques.ts';
import type { Desk } from './tools.ts';

/** What stands in the way of one more mark: too much on this cloth, or too many cloths. */
export type Obstacle = 'cloth-full' | 'album-full';

export class Session {
  desk: Desk;
  shape: Shape;
  tried: Set<Technique>;
  #marks: readonly Mark[] = [];
  #undone: readonly Mark[] = [];
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
    return this.#marks;
  }

  get works(): readonly Work[] {
    return this.#works;
  }

  get open(): number {
    return this.#open;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a mark; if there is no room nothing happens, and the answer says why. */
  add(mark: Mark): Obstacle | null {
    const marks = [...this.#marks, mark];
    const works = this.#worksWith(marks);
    const own = works.at(-1);
    if (own && isTooFull(own)) return 'cloth-full';
    if (areTooMany(works)) return 'album-full';
    this.#turn(marks, []);
    return null;
  }

  undo(): Mark | null {
    const last = this.#marks.at(-1);
    if (last) this.#turn(this.#marks.slice(0, -1), [...this.#undone, last]);
    return last ?? null;
  }

  redo(): Mark | null {
    const next = this.#undone.at(-1);
    if (next) this.#turn([...this.#marks, next], this.#undone.slice(0, -1));
    return next ?? null;
  }

  /** Its picture stands on the shelf; not if it changed while the picture was made. */
  markShown(work: Work): void {
    if (!this.#works.includes(work)) return;
    this.#works = this.#works.map((each) => (each === work ? { ...each, isShown: true } : each));
    this.keep();
  }

  /** Lets a cloth go; only ever after the child agreed. */
  letGo(work: Work): void {
    this.#works = this.#works.filter((each) => each.id !== work.id);
    if (work.id === this.#open) this.fresh(this.shape);
    else this.keep();
  }

  fresh(shape: Shape): void {
    this.#open = this.#nextId();
    this.shape = shape;
    this.#marks = [];
    this.#undone = [];
    this.keep();
  }

  take(work: Work): void {
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
    this.#marks = unpack(work.marks);
    this.#undone = [];
  }

  /** The one worked on last comes last; an untouched one is no work. */
  #worksWith(marks: readonly Mark[]): Work[] {
    const others = this.#works.filter((work) => work.id !== this.#open);
    if (marks.length === 0) return others;
    const own = { id: this.#open, shape: this.shape, marks: pack(marks), isShown: false };
    return [...others, own];
  }

  #turn(marks: readonly Mark[], undone: readonly Mark[]): void {
    this.#marks = marks;
    this.#undone = undone;
    this.#works = this.#worksWith(marks);
    this.keep();
  }
}
