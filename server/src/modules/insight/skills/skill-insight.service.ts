import { randomUUID } from 'node:crypto';
import type { LiveCatalogue } from '../../../catalogue/live/live-catalogue.ts';
import type { Skills } from '../../../catalogue/skills.ts';
import type { Database } from '../../../database/database.ts';
import { days } from '../../../time/durations.ts';
import { type Calibrated, fewestChildren } from './calibration.rules.ts';
import { skillInsightStore } from './skill-insight.store.ts';
import { sampleSkills, taskOf } from './skill-sample.service.ts';
import type { SkillStand } from './skill-sample.store.ts';

export interface SkillInsightDeps {
  readonly db: Database;
  readonly skills: Skills;
  readonly catalogue: LiveCatalogue;
  readonly now: () => Date;
}

/** Enough for any skill that is taught, and read in seconds. */
const familiesOfSample = 2000;
const lookBack = days(28);

const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

const standRow = ({ skill, children, alone, stopped }: SkillStand) => ({
  skill,
  children,
  alone_percent: percent(alone, children),
  stopped_percent: percent(stopped, children),
});

const taskRow = ({ task, children, answers, right, expected, stated, shift }: Calibrated) => ({
  ...taskOf(task),
  children,
  answers,
  right_percent: percent(right, answers),
  expected_percent: percent(expected, answers),
  stated,
  shift,
});

const isEnough = ({ children }: { children: number }) => children >= fewestChildren;

/** Reads another sample of families and keeps its sums, once for all processes. */
export const countSkills =
  ({ db, skills, now }: Pick<SkillInsightDeps, 'db' | 'skills' | 'now'>, from = randomUUID) =>
  async () => {
    const { stands, tasks } = await sampleSkills(db.reads, {
      families: familiesOfSample,
      from: from(),
      since: new Date(now().getTime() - lookBack),
      domainOf: (skill) => skills.find(skill)?.domain ?? skill,
    });
    await db.transaction((tx) =>
      skillInsightStore(tx).replace(
        stands.filter(isEnough).map(standRow),
        tasks.filter(isEnough).map(taskRow),
      ),
    );
  };

export const skillInsightService = ({ db, skills, catalogue }: SkillInsightDeps) => {
  const store = skillInsightStore(db.reads);
  const nameOf = (skill: string) => {
    const name = skills.find(skill)?.name;
    return { skill, name_id: name?.id ?? skill, name_en: name?.en ?? skill };
  };

  return {
    async all() {
      const [stands, tasks] = [await store.stands(), await store.difficulties()];
      const titles = new Map(catalogue.items.map(({ id, title }) => [id, title]));
      return {
        counted_at: stands[0]?.counted_at.toISOString() ?? null,
        skills: stands.map(({ skill, children, alone_percent, stopped_percent }) => ({
          ...nameOf(skill),
          children,
          alone_percent,
          stopped_percent,
        })),
        tasks: tasks.map(({ skill, item, ...task }) => ({
          ...task,
          ...nameOf(skill),
          item,
          title_id: titles.get(item)?.id ?? item,
          title_en: titles.get(item)?.en ?? item,
        })),
      };
    },
  };
};
