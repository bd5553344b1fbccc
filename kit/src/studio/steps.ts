/** A work's states, one behind the other, to be taken back and made again. Pure. */

const mostSteps = 200;

export class Steps<State> {
  #now: State;
  #past: readonly State[] = [];
  #future: readonly State[] = [];

  constructor(first: State) {
    this.#now = first;
  }

  get now(): State {
    return this.#now;
  }

  /** How many steps can be taken back. */
  get count(): number {
    return this.#past.length;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  go(next: State): void {
    this.#past = [...this.#past, this.#now].slice(-mostSteps);
    this.#future = [];
    this.#now = next;
  }

  /** No step of its own: how the state is looked at has changed, or another work lies there. */
  lay(state: State, isOther = true): void {
    this.#now = state;
    if (!isOther) return;
    this.#past = [];
    this.#future = [];
  }

  undo(): boolean {
    const before = this.#past.at(-1);
    if (before === undefined) return false;
    this.#future = [...this.#future, this.#now];
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
    return true;
  }

  redo(): boolean {
    const next = this.#future.at(-1);
    if (next === undefined) return false;
    this.#past = [...this.#past, this.#now];
    this.#future = this.#future.slice(0, -1);
    this.#now = next;
    return true;
  }
}
