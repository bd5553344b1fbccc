/** The drawing on the easel, the album behind it, and what the hand holds; kept after every change. */
import { type KeptAlbum, WorkSession } from '@nobi/kit/studio';
import {
  crowdedOut,
  type Desk,
  isTooBig,
  packWork,
  readSave,
  type Work,
  writeSave,
} from './album.ts';
import { add, type History, redo, startFrom, undo } from './history.ts';
import { isBlank, type Mark, type Shape, trimmed } from './marks.ts';
import { stock } from './paints.ts';
import type { Technique } from './techniques.ts';
import { unpack } from './unpacking.ts';

/** What stands in the way of one more mark: too much on this sheet, or an older drawing. */
export type Obstacle = { kind: 'sheet-full' } | { kind: 'album-full'; oldest: Work };

export class Session extends WorkSession<Work, Technique> {
  history: History = startFrom([]);
  desk: Desk;
  shape: Shape;

  constructor(save: string | null, shape: Shape, keep: (save: string) => void) {
    const album = readSave(save);
    super(album, keep);
    this.desk = album.desk;
    this.shape = shape;
    this.goOn(album.open);
  }

  get marks(): readonly Mark[] {
    return this.history.marks;
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

  fresh(shape = this.shape): void {
    this.#dropBlank();
    this.begin();
    this.shape = shape;
    this.history = startFrom([]);
    this.keep();
  }

  override take(work: Work): void {
    this.#dropBlank();
    super.take(work);
  }

  protected save(album: KeptAlbum<Work, Technique>): string {
    return writeSave({ ...album, desk: this.desk });
  }

  protected lay(work: Work): void {
    this.shape = work.shape;
    this.history = startFrom(unpack(work.marks, stock));
  }

  /** A sheet that was left empty is no work. */
  #dropBlank(): void {
    if (isBlank(this.marks)) this.put(null);
  }

  #workOf(marks: readonly Mark[]): Work | null {
    return marks.length === 0 ? null : packWork(this.open, this.shape, marks);
  }

  #obstacle(marks: readonly Mark[]): Obstacle | null {
    const works = this.worksWith(this.#workOf(marks));
    const own = works.find((work) => work.id === this.open);
    if (own && isTooBig(own)) return { kind: 'sheet-full' };
    const [oldest] = crowdedOut(works, this.open);
    return oldest ? { kind: 'album-full', oldest } : null;
  }

  #turn(history: History): void {
    this.history = history;
    this.put(this.#workOf(history.marks));
    this.keep();
  }
}
