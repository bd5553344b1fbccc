/** What `npm run simulate` prints, a line a child. */
import type { HelpLevel, TaskKind } from '../learning/index.ts';
import type { MasteryState } from './item.ts';

export interface TaskLine {
  task: string;
  skill: string;
  state: MasteryState;
  level: number;
  difficulty: number;
  kind: TaskKind;
  /** The most help that was there until it was settled. */
  help: HelpLevel;
  first_try: boolean;
  right: boolean;
}

export interface ChildLine {
  child: number;
  sittings: { day: number; tasks: TaskLine[] }[];
  skills: Record<string, { first_sitting: number | null; tasks: number; state: MasteryState }>;
  /** The adult's words, and the day of the newest verdict. */
  report?: Record<string, { state: string; verdict_day: number | null }>;
}

export interface PlayOptions {
  sittings: number;
  daysBetween: number;
  seed: number;
  /** Adds what the adult's page would say, by the server's own rule. */
  report?: boolean;
}
