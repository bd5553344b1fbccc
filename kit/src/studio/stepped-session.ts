/** A session whose open work is one state behind the other, to be taken back and made again. Pure. */
import { Steps } from './steps.ts';
import { type KeptAlbum, type KeptWork, WorkSession } from './work-session.ts';

export abstract class SteppedSession<
  State,
  Work extends KeptWork,
  Technique extends string,
> extends WorkSession<Work, Technique> {
  protected readonly steps: Steps<State>;

  constructor(first: State, album: KeptAlbum<Work, Technique>, keep: (save: string) => void) {
    super(album, keep);
    this.steps = new Steps(first);
  }

  get canUndo(): boolean {
    return this.steps.canUndo;
  }

  get canRedo(): boolean {
    return this.steps.canRedo;
  }

  undo(): boolean {
    const isDone = this.steps.undo();
    if (isDone) this.turn();
    return isDone;
  }

  redo(): boolean {
    const isDone = this.steps.redo();
    if (isDone) this.turn();
    return isDone;
  }

  /** A state as it is kept; null is one that is empty, and no work. */
  protected abstract workOf(state: State): Work | null;

  protected step(next: State): void {
    this.steps.go(next);
    this.turn();
  }

  protected turn(): void {
    this.put(this.workOf(this.steps.now));
    this.keep();
  }
}
