import type { StaffCaller } from '../auth/caller.ts';
import type { Queryable } from '../database/database.ts';
import { type Condition, whereOf } from '../http/list.rules.ts';
import { isAccountId } from './family-id.rules.ts';
import { familyNames } from './family-names.store.ts';

/** One thing that somebody of the staff did or looked at. Never holds a child's words. */
export interface AuditEntry {
  readonly by: Pick<StaffCaller, 'staffId' | 'email'>;
  /** The call, such as `families`. */
  readonly did: string;
  /** The order, ticket, item … it is about. */
  readonly about?: string | undefined;
  readonly familyId?: string | undefined;
  readonly reason?: string | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
}

interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly staff_email: string;
  readonly did: string;
  readonly about: string | null;
  readonly family_id: string | null;
  readonly family_name: string | null;
  readonly reason: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export interface AuditFilter {
  readonly who: string | undefined;
  readonly did: string | undefined;
  readonly family: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** By the family's id or its e-mail; anything else finds nothing. */
const familyCondition = (family: string | undefined): Condition => {
  if (family?.includes('@'))
    return ['family_id in (select id from account where lower(email) = ?)', family.toLowerCase()];
  return family === undefined || isAccountId(family) ? ['family_id = ?', family] : ['false', true];
};

/** Write it in the transaction of the change it tells of. */
export const auditStore = (db: Queryable) => ({
  write: ({ by, did, about, familyId, reason, before, after }: AuditEntry) =>
    db.query(
      `insert into staff_audit
         (staff_id, staff_email, did, about, family_id, reason, before, after)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        by.staffId,
        by.email,
        did,
        about ?? null,
        familyId ?? null,
        reason ?? null,
        asJson(before),
        asJson(after),
      ],
    ),

  async list({ who, did, family, order, limit, offset }: AuditFilter): Promise<AuditRow[]> {
    const conditions: Condition[] = [
      ['staff_email = ?', who?.toLowerCase()],
      ['did = ?', did],
      familyCondition(family),
    ];
    const { where, values } = whereOf(conditions, 2);
    const rows = await db.query<Omit<AuditRow, 'family_name'>>(
      `select e.id, at, staff_email, did, about, family_id::text, reason, before::text, after::text
       from (select id from staff_audit ${where} order by id ${order} limit $1 offset $2) page
       join staff_audit e on e.id = page.id order by e.id ${order}`,
      [limit, offset, ...values],
    );
    const names = await familyNames(
      db,
      rows.map(({ family_id }) => family_id),
    );
    return rows.map((row) => ({ ...row, family_name: names.get(row.family_id) ?? null }));
  },
});
