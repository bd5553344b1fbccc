/** What the sessions of all games count, and what they know of a skill. Pure. */
import { freshSkill, type Ladder, masteryOf, type SkillRecord } from '../learning/index.ts';

export interface PlaySession {
  seed: number;
  /** Counts the rounds. */
  at: number;
  taskId: string;
  misses: number;
  hints: number;
}

interface Playing<Session> {
  session: Session;
}

export const withSession = <Game extends Playing<object>>(
  game: Game,
  changed: Partial<Game['session']>,
): Game => ({ ...game, session: { ...game.session, ...changed } });

export const missed = <Game extends Playing<PlaySession>>(game: Game): Game => ({
  ...game,
  session: { ...game.session, misses: game.session.misses + 1 },
});

export const hinted = <Game extends Playing<PlaySession>>(game: Game): Game => ({
  ...game,
  session: { ...game.session, hints: game.session.hints + 1 },
});

export const isClean = ({ misses, hints }: Pick<PlaySession, 'misses' | 'hints'>): boolean =>
  misses === 0 && hints === 0;

type Progress<Skill extends string> = { skills: Partial<Record<Skill, SkillRecord>> };

/** Finds the record of a skill. One not met yet starts a little below the one before it. */
export const skillRecords = <Skill extends string>(
  skills: readonly Skill[],
  { start, step }: Record<'start' | 'step', number>,
): ((progress: Progress<Skill>, skill: Skill) => SkillRecord) => {
  const recordOf = (progress: Progress<Skill>, skill: Skill): SkillRecord => {
    const own = progress.skills[skill];
    if (own) return own;
    const before = skills[skills.indexOf(skill) - 1];
    return freshSkill(before ? recordOf(progress, before).rating - step : start);
  };
  return recordOf;
};

export const ladderOf = <Skill extends string>(
  progress: { ladders: Partial<Record<Skill, Ladder>> },
  skill: Skill,
): Ladder => progress.ladders[skill] ?? { step: 0, run: 0 };

/** Whether this answer made the difference. What a recheck confirms is no news. */
export const isNewlyMastered = (
  { before, after }: Record<'before' | 'after', SkillRecord>,
  day: number,
): boolean => before.masteredOn === null && masteryOf(after, day) === 'mastered';
