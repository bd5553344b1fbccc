import { Problem, safetySteps, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { insistOnTwo } from '../../../audit/two-people.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { dueAt } from './safety.rules.ts';
import { type CaseRow, safetyStore } from './safety.store.ts';

const rowOf = ({ id, topic, state, opened_at, steps_done, owner_name }: CaseRow, now: Date) => {
  const due = dueAt(topic, opened_at);
  return {
    id,
    topic,
    state,
    steps_done,
    owner: owner_name,
    opened_at: opened_at.toISOString(),
    due_at: due.toISOString(),
    is_late: state === 'open' && due < now,
  };
};

const personOf = ({ staffId: id, displayName: name }: StaffCaller) => ({ id, name });

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
const reading = ({ db, now }: SafetyDeps) => ({
  async cases({ query }: CallInput<typeof staff.safetyCases>) {
    const { state, order } = query;
    const rows = await safetyStore(db).list({ state, order, ...windowOf(query) });
    return pageOf(query, rows, (row) => rowOf(row, now()));
  },

  async one({ params }: CallInput<typeof staff.safetyCase>, by: StaffCaller) {
    const row = await found(db, params.id);
    const done = new Map((await safetyStore(db).steps(row)).map((step) => [step.step, step]));
    const { family_id: familyId, display_name, email, whatsapp } = row;
    await auditStore(db).write({ by, did: 'safetyCase', about: row.id, familyId });
    return {
      ...rowOf(row, now()),
      family: { id: familyId, display_name, email, whatsapp },
      steps: safetySteps.map((step) => ({
        step,
        done_by: done.get(step)?.done_by ?? null,
        done_at: done.get(step)?.done_at.toISOString() ?? null,
        is_mine: done.get(step)?.done_by_id === by.staffId,
      })),
      is_mine: row.owner_id === by.staffId,
      is_family_told: row.is_family_told,
      has_words: row.turn_id !== null,
      outcome: row.outcome,
      note: row.note,
      closed_by: row.closed_by,
      closed_at: row.closed_at?.toISOString() ?? null,
    };
  },

  words: ({ params }: CallInput<typeof staff.safetyWords>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const row = await found(tx, params.id);
      const { id, family_id: familyId } = row;
      await auditStore(tx).write({ by, did: 'safetyWords', about: id, familyId });
      const words = row.turn_id === null ? [] : await safetyStore(tx).words(row);
      return { words: words.map(({ at, ...turn }) => ({ ...turn, at: at.toISOString() })) };
    }),

  async flags({ query }: CallInput<typeof staff.safetyFlags>) {
    const { severity, order } = query;
    const rows = await safetyStore(db).flags(severity, { order, ...windowOf(query) });
    return pageOf(query, rows, ({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  },
});

export const safetyService = (deps: SafetyDeps) => ({
  ...reading(deps),

  take: ({ params, body }: CallInput<typeof staff.takeSafety>, by: StaffCaller) =>
    deps.db.transaction(async (tx) => {
      const { id, family_id: familyId } = await found(tx, params.id);
      const owner = body.is_mine ? personOf(by) : undefined;
      await safetyStore(tx).own(id, owner);
      const entry = { by, did: 'takeSafety', about: id, familyId, after: body.is_mine };
      await auditStore(tx).write(entry);
      return { id };
    }),

  step: ({ params }: CallInput<typeof staff.safetyStep>, by: StaffCaller) =>
    deps.db.transaction(async (tx) => {
      const row = await found(tx, params.id);
      const { id, family_id: familyId } = row;
      const isNew = await safetyStore(tx).tick(row, params.step, personOf(by));
      const entry = { by, did: 'safetyStep', about: id, familyId, after: params.step };
      if (isNew) await auditStore(tx).write(entry);
      return { id };
    }),

  close: ({ params, body }: CallInput<typeof staff.closeSafety>, by: StaffCaller) =>
    deps.db.transaction(async (tx) => {
      const store = safetyStore(tx);
      await store.lock(await found(tx, params.id));
      // As it stands now that nobody else changes it.
      const row = await found(tx, params.id);
      const { id, state, steps_done, family_id: familyId } = row;
      if (steps_done < safetySteps.length) throw new Problem('staff_steps_left');
      if (state === 'closed') return { id };
      const looked = (await store.steps(row)).find(({ step }) => step === 'second_look');
      await insistOnTwo(tx, looked?.done_by_id ?? null, by.staffId);
      await store.close(id, { ...body, by: personOf(by) });
      // The note may hold what a child said: the log keeps the outcome alone.
      const after = body.outcome;
      await auditStore(tx).write({ by, did: 'closeSafety', about: id, familyId, after });
      return { id };
    }),
});
