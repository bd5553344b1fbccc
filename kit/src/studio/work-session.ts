/** A play session over an album: one work lies open, what the hand does to it is kept after every change. Pure. */

export interface KeptWork {
  readonly id: number;
  /** Its newest state stands on the family's shelf. */
  readonly isShown: boolean;
}

export interface KeptAlbum<Work, Technique> {
  works: readonly Work[];
  /** The open work, by id; it is none of `works` while it is empty. */
  open: number;
  tried: readonly Technique[];
}

export abstract class WorkSession<Work extends KeptWork, Technique extends string> {
  tried: Set<Technique>;
  #works: readonly Work[];
  #open: number;
  #keep: (save: string) => void;

  constructor({ works, tried }: KeptAlbum<Work, Technique>, keep: (save: string) => void) {
    this.tried = new Set(tried);
    this.#works = works;
    this.#open = this.#nextId();
    this.#keep = keep;
  }

  get works(): readonly Work[] {
    return this.#works;
  }

  get open(): number {
    return this.#open;
  }

  /** All of it as the text of a save. */
  protected abstract save(album: KeptAlbum<Work, Technique>): string;
  /** A kept work lies there again, with nothing to take back. */
  protected abstract lay(work: Work): void;
  /** An empty work lies there. */
  abstract fresh(): unknown;

  keep(): void {
    this.#keep(this.save({ works: this.#works, open: this.#open, tried: [...this.tried] }));
  }

  take(work: Work): void {
    this.#lay(work);
    this.keep();
  }

  /** Lets a work go; only ever after the child agreed. */
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

  /** Goes on with the work that was open when the save was written; false if there is none. */
  protected goOn(open: number): boolean {
    const work = this.#works.find(({ id }) => id === open);
    if (work) this.#lay(work);
    return work !== undefined;
  }

  /** From now on another work, not kept yet, is the open one. */
  protected begin(): void {
    this.#open = this.#nextId();
  }

  /** The one worked on last comes last; null is one that is empty, and no work. */
  protected worksWith(own: Work | null): Work[] {
    const others = this.#works.filter(({ id }) => id !== this.#open);
    return own ? [...others, own] : others;
  }

  protected put(own: Work | null): void {
    this.#works = this.worksWith(own);
  }

  #lay(work: Work): void {
    this.#open = work.id;
    this.lay(work);
  }

  #nextId(): number {
    return Math.max(0, ...this.#works.map(({ id }) => id)) + 1;
  }
}

/** Takes the work that the family's shelf asked for, if it is still there. */
export const takeWanted = <Work extends KeptWork>(
  session: { readonly works: readonly Work[]; take(work: Work): void },
  isWanted: (work: Work) => boolean,
): void => {
  const wanted = session.works.find(isWanted);
  if (wanted) session.take(wanted);
};
