import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readSkills } from '../../../catalogue/skills.ts';
import type { Queryable } from '../../../database/database.ts';
import { days } from '../../../time/durations.ts';
import { isWorthChange } from './calibration.rules.ts';
import { sampleSkills, taskOf } from './skill-sample.service.ts';

interface Wish {
  readonly contentFolder: string;
  /** Families read at most, from a random place on. */
  readonly families: number;
  readonly lookBackDays: number;
}

const rounded = (logits: number) => Math.round(logits * 100) / 100;

/** The difficulties, in logits, that answers of the last days speak against, the largest shift first. */
export const proposeDifficulties = async (db: Queryable, wish: Wish) => {
  const { find } = await readSkills(join(wish.contentFolder, 'skills.json'));
  const since = new Date(Date.now() - days(wish.lookBackDays));
  const { tasks } = await sampleSkills(db, {
    families: wish.families,
    from: randomUUID(),
    since,
    domainOf: (skill) => find(skill)?.domain ?? skill,
  });
  const changes = tasks
    .filter(isWorthChange)
    .map(({ task, children, answers, stated, shift, error }) => ({
      ...taskOf(task),
      children,
      answers,
      stated: rounded(stated),
      proposed: rounded(stated + shift),
      shift: rounded(shift),
      error: rounded(error),
    }))
    .toSorted((one, other) => Math.abs(other.shift) - Math.abs(one.shift));
  return {
    seen: tasks.length,
    proposal: { model: 'rasch-jml', since: since.toISOString(), changes },
  };
};
