/** What a save of before the chooser knew: ratings go on, a mastery has to be shown again. */
import { within } from './ability.ts';
import type { Plan } from './plan.ts';
import { freshSkillState, freshState, introduction, type LearningState } from './state.ts';

/** What a save of before the chooser keeps of a skill. */
export interface SkillRecord {
  rating: number;
  seen: number;
  masteredOn: number | null;
}

export const fromRecords = (
  plan: Plan,
  records: Readonly<Partial<Record<string, SkillRecord>>>,
): LearningState => {
  const state = freshState();
  for (const { id } of plan.skills) {
    const record = records[id];
    if (!record || record.seen === 0) continue;
    state.placing = null;
    state.at += record.seen;
    state.skills[id] = {
      ...freshSkillState(),
      offset: within(record.rating, -6, 6),
      seen: record.seen,
      last: state.at,
      introduced: introduction.length,
      stands: record.masteredOn !== null,
    };
  }
  return state;
};
