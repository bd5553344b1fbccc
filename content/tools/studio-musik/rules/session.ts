/** The song at hand, what can be taken back, and the album behind it; kept after every change. */
import { type Album, mostWorks, readSave, type Work, writeSave } from './album.ts';
import { pack, unpack } from './packing.ts';
import { freshSong, isBlank, type Song } from './song.ts';
import type { Technique } from './techniques.ts';

const mostUndos = 200;

export class Session {
  song: Song = freshSong;
  tried: Set<Technique>;
  #past: readonly Song[] = [];
  #works: readonly Work[];
  #open: number;
  #keep: (save: string) => void;

  constructor(save: string | null, keep: (save: string) => void) {
    const album: Album = readSave(save);
    this.#works = album.works;
    this.#keep = keep;
    this.tried = new Set(album.tried);
    this.#open = this.#nextId();
    const work = album.works.find(({ id }) => id === album.open);
    if (work) this.#lay(work);
  }

  get works(): readonly Work[] {
    return this.#works;
  }

  get open(): number {
    return this.#open;
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
    if (this.#works.length >= mostWorks) return false;
    this.#open = this.#nextId();
    this.song = freshSong;
    this.#past = [];
    this.keep();
    return true;
  }

  take(work: Work): void {
    this.#lay(work);
    this.keep();
  }

  /** Lets a song go; only ever after the child said so. */
  letGo(work: Work): void {
    this.#works = this.#works.filter(({ id }) => id !== work.id);
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
    this.#keep(writeSave({ works: this.#works, open: this.#open, tried: [...this.tried] }));
  }

  #nextId(): number {
    return Math.max(0, ...this.#works.map(({ id }) => id)) + 1;
  }

  #lay(work: Work): void {
    this.#open = work.id;
    this.song = unpack(work.song);
    this.#past = [];
  }

  /** A song without a note is no work. */
  #turn(song: Song): void {
    this.song = song;
    const others = this.#works.filter(({ id }) => id !== this.#open);
    const own: Work = { id: this.#open, song: pack(song), isShown: false };
    this.#works = isBlank(song) ? others : [...others, own];
    this.keep();
  }
}
