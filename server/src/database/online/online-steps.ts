import { setTimeout as pause } from 'node:timers/promises';
import {
  insertApplied,
  isInvalidIndex,
  type MigrationClient,
  readMark,
  saveMark,
} from './applied.store.ts';
import { inTransaction, unhurried, withAttempts } from './attempts.ts';
import { type Migration, MigrationProblem } from './migration-files.ts';

/** Between two batches families' calls have the database for as long as a batch took. */
const longestPauseMs = 1000;

interface Step {
  readonly client: MigrationClient;
  readonly migration: Migration;
  /** Nobody else uses the database: no pauses. */
  readonly isAlone: boolean;
  readonly signal?: AbortSignal | undefined;
}

const statementsOf = (sql: string) =>
  sql
    .split(/;\s*(?:\n|$)/)
    .map((each) => each.replaceAll(/^--.*$/gm, '').trim())
    .filter((each) => each !== '');

const indexOf = (statement: string) =>
  /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1];

/** Each statement by itself, outside a transaction: `CREATE INDEX CONCURRENTLY` demands it. */
const runConcurrently = async ({ client, migration }: Step) => {
  const { name, sql } = migration;
  for (const text of statementsOf(sql)) {
    const index = indexOf(text);
    if (index && (await isInvalidIndex(client, index)))
      await client.query({ text: `DROP INDEX CONCURRENTLY ${index}`, ...unhurried });
    await withAttempts(name, () => client.query({ text, ...unhurried }));
  }
  await insertApplied(client, migration);
};

/** One batch and its mark, together or not at all; answers whether all is done. */
const runBatch = ({ client, migration }: Step): Promise<boolean> => {
  const { name, sql } = migration;
  return withAttempts(name, () =>
    inTransaction(client, async () => {
      const before = await readMark(client, name);
      const { rows } = await client.query({ text: sql, values: [before], ...unhurried });
      const { mark, rows: touched } = Object(rows[0]);
      if (mark === null) {
        await insertApplied(client, migration);
        return true;
      }
      // A batch that ends where it began would go on for ever.
      if (typeof mark !== 'string' || mark === before)
        throw new MigrationProblem(`${name}: a batch must answer a new mark, or null at the end.`);
      await saveMark(client, { name, mark, rows: Number(touched ?? 0) });
      return false;
    }),
  );
};

const runBatches = async (step: Step) => {
  for (;;) {
    const began = performance.now();
    if (await runBatch(step)) return;
    if (step.signal?.aborted) return;
    if (!step.isAlone) await pause(Math.min(performance.now() - began, longestPauseMs));
  }
};

/** Brings one online migration to its end, from wherever an earlier attempt left it. */
export const runOnlineStep = (step: Step) =>
  step.migration.kind === 'concurrently' ? runConcurrently(step) : runBatches(step);
