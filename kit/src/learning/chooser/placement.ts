/**
 * Finds the frontier in the first sitting: criterion tasks, further apart while they go right. One miss
 * may be a slip and changes nothing; after two in a row the first of the two skills is where to begin.
 */
import { foundationsOf, type LearningSkill, type Plan } from './plan.ts';

export const longestPlacement = 12;

/** A skill may be skipped only when the one behind it stands on it. */
const reach = (plan: Plan, from: number, most: number): number => {
  for (let far = Math.min(plan.skills.length - 1, from + most); far > from + 1; far -= 1) {
    const below = foundationsOf(plan, plan.skills[far]?.id ?? '');
    if (plan.skills.slice(from + 1, far).every(({ id }) => below.has(id))) return far;
  }
  return from + 1;
};

/** The skills that placement visits, in order. The first task of all comes before them. */
export const placementPath = (plan: Plan): LearningSkill[] => {
  const path: LearningSkill[] = [];
  let at = 0;
  while (at < plan.skills.length && path.length < longestPlacement - 1) {
    const skill = plan.skills[at];
    if (skill) path.push(skill);
    at = reach(plan, at, 1 + Math.floor(path.length / 2));
  }
  return path;
};
