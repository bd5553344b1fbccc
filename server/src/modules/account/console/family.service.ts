import { legalAgeBand, Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { accountIdOf } from '../../../audit/family-id.rules.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { monthIn } from '../../../time/month.rules.ts';
import { type FamilyHead, familyStore } from './family.store.ts';

export interface FamilyServiceDeps {
  readonly db: Database;
  readonly now: () => Date;
}

const iso = (moment: Date) => moment.toISOString();
const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

const headOf = ({ suspended_at, suspended_cause, suspended_words, ...head }: FamilyHead) => ({
  ...head,
  created_at: iso(head.created_at),
  suspended: suspended_at && {
    at: iso(suspended_at),
    cause: suspended_cause,
    words: suspended_words,
  },
});

/** What belongs to the plan of a family. */
const planOf = async (store: ReturnType<typeof familyStore>, id: string) => ({
  periods: (await store.periods(id)).map((row) => ({
    ...row,
    starts_at: iso(row.starts_at),
    ends_at: iso(row.ends_at),
  })),
  granted: (await store.granted(id)).map((row) => ({ ...row, at: iso(row.at) })),
  orders: (await store.orders(id)).map((row) => ({
    ...row,
    created_at: iso(row.created_at),
    paid_at: isoOrNull(row.paid_at),
  })),
});

const childrenOf = async (store: ReturnType<typeof familyStore>, id: string, now: Date) =>
  (await store.children(id)).map((child) => ({
    ...child,
    age_band:
      (child.birth_month && legalAgeBand(child.birth_month, monthIn(now, child.zone))) || null,
  }));

const consentsOf = async (store: ReturnType<typeof familyStore>, id: string) =>
  (await store.consents(id)).map((row) => ({
    ...row,
    given_at: iso(row.given_at),
    withdrawn_at: isoOrNull(row.withdrawn_at),
  }));

/** What it did and said to us. */
const lifeOf = async (store: ReturnType<typeof familyStore>, id: string) => ({
  sessions: (await store.sessions(id)).map((row) => ({
    id: row.id,
    began_at: iso(row.created_at),
    seen_at: iso(row.last_seen_at),
    ends_at: iso(row.ends_at),
  })),
  tickets: (await store.tickets(id)).map((row) => ({
    ...row,
    created_at: iso(row.created_at),
  })),
  ratings: (await store.ratings(id)).map((row) => ({ ...row, created_at: iso(row.created_at) })),
  play: { ...(await store.play(id)), minutes: await store.minutes(id) },
  notes: (await store.notes(id)).map((row) => ({ ...row, at: iso(row.at) })),
});

export const familyService = ({ db, now }: FamilyServiceDeps) => ({
  async show({ params }: CallInput<typeof staff.family>, by: StaffCaller) {
    const id = accountIdOf(params.family);
    const store = familyStore(db);
    const head = await store.head(id);
    if (!head) throw new Problem('not_found');
    await auditStore(db).write({ by, did: 'family', familyId: id });
    return {
      ...headOf(head),
      children: await childrenOf(store, id, now()),
      child_play: await store.childPlay(id),
      consents: await consentsOf(store, id),
      ...(await planOf(store, id)),
      ...(await lifeOf(store, id)),
    };
  },
});
