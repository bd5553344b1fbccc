import type { Queryable } from '../../../database/database.ts';
import { calibrate, type Responses } from './calibration.rules.ts';
import { type SkillStand, skillSampleStore } from './skill-sample.store.ts';

export interface SampleWish {
  /** Families read at most. */
  readonly families: number;
  /** Where among the ids the sample begins; it goes round at their end. */
  readonly from: string;
  readonly since: Date;
  readonly domainOf: (skill: string) => string;
}

const first = '00000000-0000-0000-0000-000000000000';
const familiesAtOnce = 200;

export const taskKey = (item: string, skill: string, level: number) => `${item} ${skill} ${level}`;

/** What a task's key says. */
export const taskOf = (key: string) => {
  const [item = '', skill = '', level = '0'] = key.split(' ');
  return { item, skill, level: Number(level) };
};

/** Ids of a sample, batch by batch: from a place to the end, then from the beginning up to it. */
async function* batchesOf(db: Queryable, { families, from }: SampleWish) {
  const store = skillSampleStore(db);
  let left = families;
  for (const [start, end] of [
    [from, undefined],
    [first, from],
  ] as const) {
    for (let last: string | undefined = start; last !== undefined && left > 0; ) {
      const found = await store.familiesAfter(last, Math.min(familiesAtOnce, left));
      const batch = found.filter((id) => end === undefined || id <= end);
      if (batch.length > 0) yield batch;
      left -= batch.length;
      last = batch.length < found.length ? undefined : batch.at(-1);
    }
  }
}

const added = (sum: SkillStand | undefined, more: SkillStand): SkillStand => ({
  skill: more.skill,
  children: more.children + (sum?.children ?? 0),
  alone: more.alone + (sum?.alone ?? 0),
  stopped: more.stopped + (sum?.stopped ?? 0),
});

/** Reads a sample of families and says how skills stand there, and how hard tasks showed themselves. */
export const sampleSkills = async (db: Queryable, wish: SampleWish) => {
  const store = skillSampleStore(db);
  const stands = new Map<string, SkillStand>();
  const responses: Responses[] = [];
  for await (const batch of batchesOf(db, wish)) {
    for (const stand of await store.stands(batch))
      stands.set(stand.skill, added(stands.get(stand.skill), stand));
    for (const { item, skill, level, ...rest } of await store.answers(batch, wish.since))
      responses.push({ ...rest, domain: wish.domainOf(skill), task: taskKey(item, skill, level) });
  }
  return { stands: [...stands.values()], tasks: calibrate(responses) };
};
