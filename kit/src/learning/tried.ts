/** What an event says of one try: how it went, and everything that helped. Pure. */
import type { PlayResult } from '../play-event.ts';
import { type HelpLevel, type LearningTask, mayProve, type TaskKind } from './chooser/index.ts';
import { helpAfter } from './help.ts';

export interface Story {
  /** Tries at this task that missed, before this one. */
  misses: number;
  /** How often the child asked for help, which may point at the answer. */
  hints: number;
  /** Help that the task began with. */
  help: HelpLevel;
  guided?: boolean | undefined;
  /** The device spoke what was to be read. */
  spoken?: boolean | undefined;
}

const dueLevel = { none: 0, scaffold: 2, worked: 3 } as const;

/** The most help that was there at this try, from wherever it came. */
export const helpLevel = ({ misses, hints, help }: Story): HelpLevel => {
  const due = dueLevel[helpAfter(misses)];
  if (hints > 0) return 4;
  return due > help ? due : help;
};

/** At once, without help, and for oneself. */
export const isUnaided = (story: Story): boolean =>
  story.misses === 0 && helpLevel(story) === 0 && !story.guided && !story.spoken;

export interface Tried extends Story {
  /** Null when nobody could say so yet. */
  right: boolean | null;
  response: (number | string)[];
  spentMs: number;
  /** How the chooser meant the task; none for one that it did not give. */
  task?: Pick<LearningTask, 'difficulty' | 'proves'> | undefined;
  kind?: TaskKind | undefined;
}

export const isCriterion = ({ task, kind, guided, spoken }: Tried): boolean =>
  task?.proves === true && mayProve(kind) && !guided && !spoken;

export const resultOf = (tried: Tried): PlayResult => {
  const { right, response, spentMs, hints, guided, spoken, task } = tried;
  return {
    ...(right !== null && { success: right, first_try: right && isUnaided(tried) }),
    response: response.slice(0, 24),
    duration_ms: Math.max(0, Math.min(3_600_000, Math.round(spentMs))),
    hints: Math.min(50, hints),
    help: helpLevel(tried),
    ...(guided && { guided }),
    ...(spoken && { spoken }),
    ...(task && {
      difficulty: Math.round(task.difficulty * 100) / 100,
      criterion: isCriterion(tried),
    }),
  };
};
