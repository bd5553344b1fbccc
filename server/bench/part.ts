import type { Judge } from './report.ts';

/** What a part is given: a folder of its own, and where it says what it found. */
export interface Bench {
  readonly folder: string;
  readonly judge: Judge;
  /** What follows the name on the command line. */
  readonly args: readonly string[];
  /** Stops this at the end of the part, however it ends; the last first. */
  onEnd(stop: () => unknown): void;
}

export interface Part {
  /** One line for `--list`. */
  readonly about: string;
  /** Left out unless it is named: it takes long, or a machine of its own. */
  readonly isOnlyByName?: boolean;
  run(bench: Bench): Promise<void>;
}
