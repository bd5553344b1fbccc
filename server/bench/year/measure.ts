import type { Database } from '../../src/database/database.ts';
import { spendDay } from '../../src/testing/plans/child-day.ts';
import { familySender } from '../../src/testing/plans/family-sender.ts';
import { lastingPlanOf, planOf, type Step } from '../../src/testing/plans/plans.ts';
import type { Statement } from '../../src/testing/plans/statements.ts';
import { tokenOfFamily } from '../population/population.store.ts';
import { median } from '../statistics.ts';

type Times = Map<string, number[]>;

/** How long every call of a family's day took, in ms. */
export const timeCalls = async (url: string, family: number): Promise<Times> => {
  const times: Times = new Map();
  const send = familySender(url, tokenOfFamily(family));
  await spendDay(async (name, shape, sent) => {
    const at = performance.now();
    const answer = await send(name, shape, sent);
    times.set(name, [performance.now() - at]);
    return answer;
  });
  return times;
};

export const addTimes = (sum: Times, more: Times) => {
  for (const [name, took] of more) sum.set(name, [...(sum.get(name) ?? []), ...took]);
};

/** Call by call the medians in ms and the larger database's by the smaller's; the whole day last. */
export const ratios = (small: Times, large: Times): [string, string][] => {
  const rows = [...small].map(([name, took]): [string, number, number] => [
    name,
    median(took),
    median(large.get(name) ?? []),
  ]);
  const whole = (place: 1 | 2) => rows.reduce((sum, row) => sum + row[place], 0);
  const all: typeof rows = [...rows, ['the whole day', whole(1), whole(2)]];
  return all.map(([name, one, other]) => [
    name,
    `${one.toFixed(2)} ms, full ${other.toFixed(2)} ms, ratio ${(other / one).toFixed(2)}`,
  ]);
};

/** What a family's day asks the database, each statement once, with the values it was sent with. */
export const statementsOf = async (
  url: string,
  family: number,
  statements: Map<string, Statement>,
) => {
  statements.clear();
  await spendDay(familySender(url, tokenOfFamily(family)));
  return [...statements.values()];
};

const labels = (steps: readonly Step[]) =>
  steps
    .filter(({ table, index }) => table !== undefined || index !== undefined)
    .filter(({ how }) => how !== 'ModifyTable')
    .map(({ how, table, index }) => `${how} ${index ?? table}`)
    .join(' + ');

export interface Planned {
  readonly text: string;
  readonly plan: string;
  readonly lasting: string;
}

/** For each statement how its tables are read: with these values, and with any. */
export const plansOf = async (
  db: Database,
  statements: readonly Statement[],
): Promise<Planned[]> => {
  const planned: Planned[] = [];
  for (const each of statements) {
    const plan = labels(await planOf(db, each));
    const lasting = labels(await lastingPlanOf(db, each));
    planned.push({ text: each.text.replace(/\s+/g, ' '), plan, lasting });
  }
  return planned;
};
