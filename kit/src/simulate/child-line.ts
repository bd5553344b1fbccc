/** What `npm run simulate` prints, a line a child. */
import type { Claim, CriterionAnswer } from '../learning/claim/index.ts';
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

export interface Weighed {
  day: number;
  task: TaskLine;
  answers: readonly CriterionAnswer[];
  claim: Claim;
}

export interface PlayOptions {
  sittings: number;
  daysBetween: number;
  /** Sittings of one day; one where nothing is said. */
  perDay?: number;
  seed: number;
  /** Adds what the adult's page would say, by the server's own rule. */
  report?: boolean;
  /** Hears what each task said of its skill, and the claim after it. */
  onAnswers?(weighed: Weighed): void;
}
