/** The machine on the wall, the album behind it, and what the hand holds; kept after every change. */
import { type KeptAlbum, SteppedSession } from '@nobi/kit/studio';
import { type Album, mostWorks, readSave, type Work, writeSave } from './album.ts';
import { type Board, emptyBoard, mostPieces, pieceCount } from './board.ts';
import { riddleAt, riddles } from './riddles.ts';
import type { Technique } from './techniques.ts';

/** What stands in the way of a change: too many pieces, or too many machines. */
export type Obstacle = 'board-full' | 'album-full';

export class Session extends SteppedSession<Board, Work, Technique> {
  tool: Album['tool'];
  #riddle: number | null;

  constructor(save: string | null, keep: (save: string) => void) {
    const album = readSave(save);
    super(emptyBoard, album, keep);
    this.tool = album.tool;
    this.#riddle = save === null ? 0 : album.riddle;
    if (!this.goOn(album.open)) this.steps.lay(this.#wall());
  }

  get board(): Board {
    return this.steps.now;
  }

  get riddle(): number | null {
    return this.#riddle;
  }

  /** Changes made since this machine was laid here. */
  get changes(): number {
    return this.steps.count;
  }

  /** If there is no room nothing happens, and the answer says why. */
  change(board: Board): Obstacle | null {
    if (pieceCount(board) > mostPieces) return 'board-full';
    if (this.worksWith(this.workOf(board)).length > mostWorks) return 'album-full';
    this.step(board);
    return null;
  }

  /** A new wall: bare, with a riddle's pieces, or with the family's machine, which is kept at once. */
  fresh(riddle: number | null = null): void {
    this.begin();
    this.#riddle = riddle;
    this.steps.lay(this.#wall());
    this.keep();
  }

  receive(board: Board): Obstacle | null {
    if (this.works.length >= mostWorks) return 'album-full';
    this.begin();
    this.#riddle = null;
    this.steps.lay(board);
    this.turn();
    return null;
  }

  override take(work: Work): void {
    this.#riddle = null;
    super.take(work);
  }

  protected save(album: KeptAlbum<Work, Technique>): string {
    return writeSave({ ...album, tool: this.tool, riddle: this.#riddle });
  }

  protected lay(work: Work): void {
    this.steps.lay(work.board);
  }

  /** An empty wall is no work. */
  protected workOf(board: Board): Work | null {
    return pieceCount(board) === 0 ? null : { id: this.open, board, isShown: false };
  }

  /** What hangs there before the child's first move. */
  #wall(): Board {
    return this.#riddle === null ? emptyBoard : riddles[riddleAt(this.#riddle)].board;
  }
}
