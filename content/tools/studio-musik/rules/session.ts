/** The song at hand, what can be taken back, and the album behind it; kept after every change. */
import { type KeptAlbum, WorkSession } from '@nobi/kit/studio';
import { mostWorks, readSave, type Work, writeSave } from './album.ts';
import { pack, unpack } from './packing.ts';
import { freshSong, isBlank, type Song } from './song.ts';
import type { Technique } from './techniques.ts';

const mostUndos = 200;

export class Session extends WorkSession<Work, Technique> {
  song: Song = freshSong;
  #past: readonly Song[] = [];

  constructor(save: string | null, keep: (save: string) => void) {
    const album = readSave(save);
    super(album, keep);
    this.goOn(album.open);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** With `isOne` the change belongs to the one before it: a stroke over many squares is one step. */
  change(song: Song, isOne = false): void {
    if (song === this.song) return;
    if (!isOne) this.#past = [...this.#past, this.song].slice(-mostUndos);
    this.#turn(song);
  }

  undo(): boolean {
    const before = this.#past.at(-1);
    if (!before) return false;
    this.#past = this.#past.slice(0, -1);
    this.#turn(before);
    return true;
  }

  /** False when the album is full: then an old song has to be let go first. */
  fresh(): boolean {
    if (this.works.length >= mostWorks) return false;
    this.begin();
    this.song = freshSong;
    this.#past = [];
    this.keep();
    return true;
  }

  protected save(album: KeptAlbum<Work, Technique>): string {
    return writeSave(album);
  }

  protected lay(work: Work): void {
    this.song = unpack(work.song);
    this.#past = [];
  }

  /** A song without a note is no work. */
  #turn(song: Song): void {
    this.song = song;
    this.put(isBlank(song) ? null : { id: this.open, song: pack(song), isShown: false });
    this.keep();
  }
}
