import type { LearningState } from '../learning/index.ts';
import type { MasteryState } from './item.ts';

export const masteryState = ({ skills }: LearningState, skill: string): MasteryState => {
  const known = skills[skill];
  if (!known || known.seen === 0) return 'new';
  return known.mastered ? 'mastered' : 'learning';
};
