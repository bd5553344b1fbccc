/** The play on the stage and the album behind it; kept after every change. */
import { Steps } from '@nobi/kit/studio';
import { areTooMany, readSave, type Work, writeSave } from './album.ts';
import { emptyPlay, emptyScene, isEmpty, type Play, type Scene } from './play.ts';
import type { Technique } from './techniques.ts';

/** What stands in the way of a change: no room for one more play. */
export type Obstacle = 'album-full';

interface Step {
  play: Play;
  at: number;
}

export class Session {
  tried: Set<Technique>;
  #steps = new Steps<Step>({ play: emptyPlay, at: 0 });
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
    return this.#steps.now.play;
  }

  /** Which scene stands there. */
  get at(): number {
    return this.#steps.now.at;
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
    return this.#steps.canUndo;
  }

  get canRedo(): boolean {
    return this.#steps.canRedo;
  }

  /** If there is no room nothing happens, and the answer says why. */
  change(play: Play, at = this.at): Obstacle | null {
    const works = this.#worksWith(play);
    if (areTooMany(works)) return 'album-full';
    this.#steps.go({ play, at });
    this.#turn();
    return null;
  }

  /** Another scene stands there; nothing is changed. */
  go(at: number): void {
    if (this.play[at]) this.#steps.lay({ play: this.play, at }, false);
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

  fresh(): void {
    this.#open = this.#nextId();
    this.#steps.lay({ play: emptyPlay, at: 0 });
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

  #lay(work: Work): void {
    this.#open = work.id;
    this.#steps.lay({ play: work.play, at: 0 });
  }

  /** The one worked on last comes last; an empty stage is no work. */
  #worksWith(play: Play): Work[] {
    const others = this.#works.filter((work) => work.id !== this.#open);
    return isEmpty(play) ? others : [...others, { id: this.#open, play, isShown: false }];
  }

  #turn(): void {
    this.#works = this.#worksWith(this.play);
    this.keep();
  }
}
