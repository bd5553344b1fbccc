/** The cloth on the frame, the album behind it, and what the hand holds; kept after every change. */
import { type KeptAlbum, WorkSession } from '@nobi/kit/studio';
import { areTooMany, isTooFull, readSave, type Work, writeSave } from './album.ts';
import type { Mark } from './marks.ts';
import { pack, unpack } from './packing.ts';
import type { Shape } from './shape.ts';
import type { Technique } from './techniques.ts';
import type { Desk } from './tools.ts';

/** What stands in the way of one more mark: too much on this cloth, or too many cloths. */
export type Obstacle = 'cloth-full' | 'album-full';

export class Session extends WorkSession<Work, Technique> {
  desk: Desk;
  shape: Shape;
  #marks: readonly Mark[] = [];
  #undone: readonly Mark[] = [];

  constructor(save: string | null, shape: Shape, keep: (save: string) => void) {
    const album = readSave(save);
    super(album, keep);
    this.desk = album.desk;
    this.shape = shape;
    this.goOn(album.open);
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a mark; if there is no room nothing happens, and the answer says why. */
  add(mark: Mark): Obstacle | null {
    const marks = [...this.#marks, mark];
    const works = this.worksWith(this.#workOf(marks));
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

  fresh(shape = this.shape): void {
    this.begin();
    this.shape = shape;
    this.#marks = [];
    this.#undone = [];
    this.keep();
  }

  protected save(album: KeptAlbum<Work, Technique>): string {
    return writeSave({ ...album, desk: this.desk });
  }

  protected lay(work: Work): void {
    this.shape = work.shape;
    this.#marks = unpack(work.marks);
    this.#undone = [];
  }

  /** An untouched cloth is no work. */
  #workOf(marks: readonly Mark[]): Work | null {
    if (marks.length === 0) return null;
    return { id: this.open, shape: this.shape, marks: pack(marks), isShown: false };
  }

  #turn(marks: readonly Mark[], undone: readonly Mark[]): void {
    this.#marks = marks;
    this.#undone = undone;
    this.put(this.#workOf(marks));
    this.keep();
  }
}
