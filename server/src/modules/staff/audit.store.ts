import type { StaffCaller } from '../../callers/caller.ts';
import type { Queryable } from '../../database/database.ts';

/** One thing that somebody of the staff did or looked at. Never holds a child's words. */
export interface Deed {
  readonly by: Pick<StaffCaller, 'accountId' | 'email'>;
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
  readonly reason: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export interface AuditAsked {
  readonly who: string | undefined;
  readonly did: string | undefined;
  readonly family: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Write it in the transaction of the change it tells of. */
export const auditStore = (db: Queryable) => ({
  write: ({ by, did, about, familyId, reason, before, after }: Deed) =>
    db.query(
      `insert into staff_audit
         (staff_id, staff_email, did, about, family_id, reason, before, after)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        by.accountId,
        by.email,
        did,
        about ?? null,
        familyId ?? null,
        reason ?? null,
        asJson(before),
        asJson(after),
      ],
    ),

  list: ({ who, did, family, limit, offset }: AuditAsked) =>
    db.query<AuditRow>(
      `select id, at, staff_email, did, about, family_id::text, reason, before::text, after::text
       from staff_audit
       where ($1::text is null or staff_email = lower($1)) and ($2::text is null or did = $2)
         and ($3::text is null or family_id::text = $3)
       order by id desc limit $4 offset $5`,
      [who ?? null, did ?? null, family ?? null, limit, offset],
    ),
});
