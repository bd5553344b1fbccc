/** What is remembered of a child. Plain JSON: each skill and each domain can be kept by itself. */
import { type Claim, freshClaim } from '../claim/claim.ts';

/** 0 none, 1 hint, 2 scaffold, 3 worked example, 4 shown. */
export type HelpLevel = 0 | 1 | 2 | 3 | 4;

export type TaskKind = 'new' | 'practice' | 'review' | 'easy' | 'check';

/** Chosen to look, not to teach, to practise or to encourage. */
export const isLook = (kind: TaskKind): boolean => kind === 'check' || kind === 'review';

/** Whether a criterion task that is given like this counts: not what was made easy or is just being shown. */
export const mayProve = (kind: TaskKind | undefined): boolean =>
  kind !== undefined && (isLook(kind) || kind === 'practice');

export interface DomainState {
  ability: number;
  /** Answers that it rests on. */
  seen: number;
  /** How much help helps this child: 1 is typical. */
  lean: number;
}

/** Unaided first tries at criterion tasks. */
export interface Proof {
  /** The newest, newest last: `1` right, `0` not. */
  trail: string;
  /** Logarithm of how much likelier the answers are from a child who can than from one who cannot. */
  evidence: number;
  /** Days of the first and of the newest answer that count. */
  from: number;
  to: number;
}

export interface Memory {
  /** Days after which nine of ten still know it. */
  stability: number;
  /** The day on which it was last shown. */
  on: number;
}

export interface SkillState {
  /** Logits above the ability of its domain. */
  offset: number;
  seen: number;
  /** The task of the item, counted from 1, at which it was last played. */
  last: number;
  /** The newest first tries: `1` right alone, `h` right with help, `0` not. */
  firsts: string;
  /** Steps of its introduction taken: shown, with help, with less, alone. */
  introduced: number;
  /** Good enough to build on. */
  stands: boolean;
  proof: Proof;
  mastered: boolean;
  memory: Memory | null;
  /** After a miss in a review: clean answers that give the mastery back. */
  doubt: number;
  /** After a miss the next task is at most at this level. */
  dip: number | null;
  /** Criterion tasks that were not right when they last came, the newest last. */
  open: string[];
  /** Criterion tasks that what is known rests on, by their place in the skill's list, the newest last. */
  basis: number[];
  /** What a report may say of it as far as this item knows: it is asked on until that is settled. */
  claim: Claim;
}

export interface LearningState {
  /** The ability that a domain begins with, from the child's age. */
  start: number;
  domains: Record<string, DomainState>;
  skills: Record<string, SkillState>;
  /** Tasks settled. */
  at: number;
  /** Ids of the newest tasks, newest last, as `skill task`. */
  recent: string[];
  /** First tries missed in a row, whatever the skill. */
  misses: number;
  /** The way through the skills in the first sitting; null when it is over. */
  placing: { step: number; missed: number } | null;
  /** After three misses: a few tasks of what the skill stands on. */
  detour: { skill: string; left: number } | null;
  /** After a miss that may be a slip: what would be known without it (counterfactual.ts). */
  counterfactual?: { rights: number; state: LearningState };
  /** The adult wants the level to stay. Comes with each beginning and is never read from a save. */
  isSteady?: true;
}

export const introduction: readonly HelpLevel[] = [3, 2, 1, 0];

/** Three sittings of eight: so long no task comes again while there are others. */
export const recentTasks = 24;

export const freshState = (start = 0): LearningState => ({
  start,
  domains: {},
  skills: {},
  at: 0,
  recent: [],
  misses: 0,
  placing: { step: 0, missed: 0 },
  detour: null,
});

export const freshDomain = (ability = 0): DomainState => ({ ability, seen: 0, lean: 1 });

export const freshSkillState = (): SkillState => ({
  offset: 0,
  seen: 0,
  last: 0,
  firsts: '',
  introduced: 0,
  stands: false,
  proof: { trail: '', evidence: 0, from: 0, to: 0 },
  mastered: false,
  memory: null,
  doubt: 0,
  dip: null,
  open: [],
  basis: [],
  claim: freshClaim(),
});

/** So many open criterion tasks are remembered. */
export const mostOpen = 3;

/** So many of them are remembered; more than most skills have kinds of criterion task. */
export const widestBasis = 60;
