/** The machine on the wall, the album behind it, and what the hand holds; kept after every change. */
import { Steps } from '@nobi/kit/studio';
import { type Album, mostWorks, readSave, type Work, writeSave } from './album.ts';
import { type Board, emptyBoard, mostPieces, pieceCount } from './board.ts';
import { riddleAt, riddles } from './riddles.ts';
import type { Technique } from './techniques.ts';

/** What stands in the way of a change: too many pieces, or too many machines. */
export type Obstacle = 'board-full' | 'album-full';

export class Session {
  tool: Album['tool'];
  tried: Set<Technique>;
  #steps = new Steps<Board>(riddles.bucket.board);
  #riddle: number | null;
  #works: readonly Work[];
  #open: number;
  #keep: (save: string) => void;

  constructor(save: string | null, keep: (save: string) => void) {
    const album = readSave(save);
    this.#works = album.works;
    this.#keep = keep;
    this.tool = album.tool;
    this.tried = new Set(album.tried);
    this.#riddle = save === null ? 0 : album.riddle;
    this.#open = this.#nextId();
    const work = album.works.find((each) => each.id === album.open);
    if (work) this.#lay(work);
    else if (this.#riddle === null) this.#steps.lay(emptyBoard);
    else this.#steps.lay(riddles[riddleAt(this.#riddle)].board);
  }

  get board(): Board {
    return this.#steps.now;
  }

  get riddle(): number | null {
    return this.#riddle;
  }

  get works(): readonly Work[] {
    return this.#works;
  }

  get open(): number {
    return this.#open;
  }

  get canUndo(): boolean {
    return this.#steps.canUndo;
  }

  get canRedo(): boolean {
    return this.#steps.canRedo;
  }

  /** Changes made since this machine was laid here. */
  get changes(): number {
    return this.#steps.count;
  }

  /** If there is no room nothing happens, and the answer says why. */
  change(board: Board): Obstacle | null {
    if (pieceCount(board) > mostPieces) return 'board-full';
    const works = this.#worksWith(board);
    if (works.length > mostWorks) return 'album-full';
    this.#steps.go(board);
    this.#turn();
    return null;
  }

  undo(): boolean {
    const isDone = this.#steps.undo();
    if (isDone) this.#turn();
    return isDone;
  }

  redo(): boolean {
    const isDone = this.#steps.redo();
    if (isDone) this.#turn();
    return isDone;
  }

  /** A new wall: bare, with a riddle's pieces, or with the family's machine, which is kept at once. */
  fresh(riddle: number | null = null): void {
    this.#open = this.#nextId();
    this.#riddle = riddle;
    this.#steps.lay(riddle === null ? emptyBoard : riddles[riddleAt(riddle)].board);
    this.keep();
  }

  receive(board: Board): Obstacle | null {
    if (this.#works.length >= mostWorks) return 'album-full';
    this.#open = this.#nextId();
    this.#riddle = null;
    this.#steps.lay(board);
    this.#turn();
    return null;
  }

  take(work: Work): void {
    this.#riddle = null;
    this.#lay(work);
    this.keep();
  }

  /** Lets a machine go; only ever after the child agreed. */
  letGo(work: Work): void {
    this.#works = this.#works.filter((each) => each.id !== work.id);
    if (work.id === this.#open) this.fresh();
    else this.keep();
  }

  /** Its picture stands on the shelf; not if it changed while the picture was made. */
  markShown(work: Work): void {
    if (!this.#works.includes(work)) return;
    this.#works = this.#works.map((each) => (each === work ? { ...each, isShown: true } : each));
    this.keep();
  }

  keep(): void {
    this.#keep(
      writeSave({
        works: this.#works,
        open: this.#open,
        tool: this.tool,
        riddle: this.#riddle,
        tried: [...this.tried],
      }),
    );
  }

  #nextId(): number {
    return Math.max(0, ...this.#works.map((work) => work.id)) + 1;
  }

  #lay(work: Work): void {
    this.#open = work.id;
    this.#steps.lay(work.board);
  }

  /** The one worked on last comes last; an empty wall is no work. */
  #worksWith(board: Board): Work[] {
    const others = this.#works.filter((work) => work.id !== this.#open);
    return pieceCount(board) === 0
      ? others
      : [...others, { id: this.#open, board, isShown: false }];
  }

  #turn(): void {
    this.#works = this.#worksWith(this.board);
    this.keep();
  }
}
