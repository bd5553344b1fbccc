/** What the list of the newest tasks says. */
import { oncePer } from './once.ts';
import type { LearningTask } from './plan.ts';

/** How a task stands in that list. */
export const nameOf = ({ skill, id }: Pick<LearningTask, 'skill' | 'id'>): string =>
  `${skill} ${id}`;

/** Where the newest task of the same story stands in that list; -1 where none does, and for what tells none. */
export const storyAt = (
  recent: readonly string[],
  { skill, story }: Pick<LearningTask, 'skill' | 'story'>,
): number => {
  const begins = `${skill} ${story}-`;
  return story ? recent.findLastIndex((name) => name.startsWith(begins)) : -1;
};

/** The skill of each of the newest. */
export const skillsIn = oncePer((recent: readonly string[]): readonly string[] =>
  recent.map((name) => name.slice(0, name.indexOf(' '))),
);

const idsBySkill = oncePer((recent: readonly string[]) => {
  const ids = new Map<string, Set<string>>();
  for (const [at, skill] of skillsIn(recent).entries()) {
    const ofSkill = ids.get(skill) ?? new Set();
    ids.set(skill, ofSkill.add(recent[at]?.slice(skill.length + 1) ?? ''));
  }
  return ids;
});

/** Of one skill, the ids that are among the newest. */
export const idsIn = (recent: readonly string[], skill: string): ReadonlySet<string> | undefined =>
  idsBySkill(recent).get(skill);
