/** The play on the stage and the album behind it; kept after every change. */
import { areTooMany, readSave, type Work, writeSave } from './album.ts';
import { emptyPlay, emptyScene, isEmpty, type Play, type Scene } from './play.ts';
import type { Technique } from './techniques.ts';

/** What stands in the way of a change: no room for one more play. */
export type Obstacle = 'album-full';

interface Step {
  play: Play;
  at: number;
}

const mostSteps = 60;

export class Session {
  tried: Set<Technique>;
  #now: Step = { play: emptyPlay, at: 0 };
  #past: readonly Step[] = [];
  #future: readonly Step[] = [];
  #works: readonly Work[];
  #open: number;
  #keep: (save: string) => void;

  constructor(save: string | null, keep: (save: string) => void) {
    const album = readSave(save);
    this.#works = album.works;
    this.#keep = keep;
    this.tried = new Set(album.tried);
    this.#open = this.#nextId();
    const work = album.works.find((each) => each.id === album.open);
    if (work) this.#lay(work);
  }

  get play(): Play {
    return this.#now.play;
  }

  /** Which scene stands there. */
  get at(): number {
    return this.#now.at;
  }

  get scene(): Scene {
    return this.play[this.at] ?? emptyScene;
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

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** If there is no room nothing happens, and the answer says why. */
  change(play: Play, at = this.at): Obstacle | null {
    const works = this.#worksWith(play);
    if (areTooMany(works)) return 'album-full';
    this.#past = [...this.#past, this.#now].slice(-mostSteps);
    this.#future = [];
    this.#turn({ play, at });
    return null;
  }

  /** Another scene stands there; nothing is changed. */
  go(at: number): void {
    if (this.play[at]) this.#now = { play: this.play, at };
  }

  undo(): boolean {
    const before = this.#past.at(-1);
    if (!before) return false;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#now];
    this.#turn(before);
    return true;
  }

  redo(): boolean {
    const next = this.#future.at(-1);
    if (!next) return false;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#now];
    this.#turn(next);
    return true;
  }

  fresh(): void {
    this.#open = this.#nextId();
    this.#forget({ play: emptyPlay, at: 0 });
    this.keep();
  }

  take(work: Work): void {
    this.#lay(work);
    this.keep();
  }

  /** Lets a play go; only ever after the child agreed. */
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
    this.#keep(writeSave({ works: this.#works, open: this.#open, tried: [...this.tried] }));
  }

  #nextId(): number {
    return Math.max(0, ...this.#works.map((work) => work.id)) + 1;
  }

  #forget(now: Step): void {
    this.#past = [];
    this.#future = [];
    this.#now = now;
  }

  #lay(work: Work): void {
    this.#open = work.id;
    this.#forget({ play: work.play, at: 0 });
  }

  /** The one worked on last comes last; an empty stage is no work. */
  #worksWith(play: Play): Work[] {
    const others = this.#works.filter((work) => work.id !== this.#open);
    return isEmpty(play) ? others : [...others, { id: this.#open, play, isShown: false }];
  }

  #turn(step: Step): void {
    this.#now = step;
    this.#works = this.#worksWith(step.play);
    this.keep();
  }
}
