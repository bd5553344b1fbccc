import { Problem, safetySteps, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { pageOf, windowOf } from './list.rules.ts';
import { dueAt } from './safety.rules.ts';
import { type CaseRow, safetyStore } from './safety.store.ts';

const rowOf = ({ id, topic, state, opened_at, steps_done }: CaseRow, now: Date) => {
  const due = dueAt(topic, opened_at);
  return {
    id,
    topic,
    state,
    steps_done,
    opened_at: opened_at.toISOString(),
    due_at: due.toISOString(),
    is_late: state === 'open' && due < now,
  };
};

const found = async (db: Queryable, id: string) => {
  const row = await safetyStore(db).find(id);
  if (!row) throw new Problem('not_found');
  return row;
};

export interface SafetyDeps {
  readonly db: Database;
  readonly now: () => Date;
}

/** Looking at cases; names and words are shown one case at a time, and the log tells by whom. */
const looking = ({ db, now }: SafetyDeps) => ({
  async cases({ query }: Asked<typeof staff.safetyCases>) {
    const { state, order } = query;
    const rows = await safetyStore(db).list({ state, order, ...windowOf(query) });
    return pageOf(query, rows, (row) => rowOf(row, now()));
  },

  async one({ params }: Asked<typeof staff.safetyCase>, by: StaffCaller) {
    const row = await found(db, params.id);
    const done = new Map((await safetyStore(db).steps(row.id)).map((step) => [step.step, step]));
    const { family_id: familyId, display_name, email, whatsapp } = row;
    await auditStore(db).write({ by, did: 'safetyCase', about: row.id, familyId });
    return {
      ...rowOf(row, now()),
      family: { id: familyId, display_name, email, whatsapp },
      steps: safetySteps.map((step) => ({
        step,
        done_by: done.get(step)?.done_by ?? null,
        done_at: done.get(step)?.done_at.toISOString() ?? null,
      })),
      has_words: row.turn_id !== null,
      outcome: row.outcome,
      note: row.note,
      closed_by: row.closed_by,
      closed_at: row.closed_at?.toISOString() ?? null,
    };
  },

  words: ({ params }: Asked<typeof staff.safetyWords>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const { id, turn_id, family_id: familyId } = await found(tx, params.id);
      await auditStore(tx).write({ by, did: 'safetyWords', about: id, familyId });
      const words = turn_id === null ? [] : await safetyStore(tx).words(turn_id);
      return { words: words.map(({ at, ...said }) => ({ ...said, at: at.toISOString() })) };
    }),

  async flags({ query }: Asked<typeof staff.safetyFlags>) {
    const { severity, order } = query;
    const rows = await safetyStore(db).flags(severity, { order, ...windowOf(query) });
    return pageOf(query, rows, ({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  },
});

export const safetyService = (deps: SafetyDeps) => ({
  ...looking(deps),

  step: ({ params }: Asked<typeof staff.safetyStep>, by: StaffCaller) =>
    deps.db.transaction(async (tx) => {
      const { id, family_id: familyId } = await found(tx, params.id);
      const isNew = await safetyStore(tx).tick(id, params.step, by.displayName);
      const deed = { by, did: 'safetyStep', about: id, familyId, after: params.step };
      if (isNew) await auditStore(tx).write(deed);
      return { id };
    }),

  close: ({ params, body }: Asked<typeof staff.closeSafety>, by: StaffCaller) =>
    deps.db.transaction(async (tx) => {
      const store = safetyStore(tx);
      await store.lock(params.id);
      const { id, state, steps_done, family_id: familyId } = await found(tx, params.id);
      if (steps_done < safetySteps.length) throw new Problem('staff_steps_left');
      if (state === 'closed') return { id };
      await store.close(id, { ...body, by: by.displayName });
      // The note may hold what a child said: the log keeps the outcome alone.
      const after = body.outcome;
      await auditStore(tx).write({ by, did: 'closeSafety', about: id, familyId, after });
      return { id };
    }),
});

export type SafetyService = ReturnType<typeof safetyService>;
