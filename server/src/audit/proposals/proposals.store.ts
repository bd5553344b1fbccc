import type { ProposalKind, StaffRole } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import { familyNames } from '../family-names.store.ts';

export interface NewProposal {
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly familyId?: string;
  readonly wish: object;
  readonly reason: string;
  readonly by: string;
}

/** With all that one needs to do it. */
export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly account_id: string | null;
  readonly wish: unknown;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposer_email: string;
  readonly proposer_name: string;
}

interface LockedProposal extends Proposal {
  /** Whether the one who asks counts as the second person. */
  readonly may_confirm: boolean;
  readonly has_seconds: boolean;
  /** Null for what nobody ever does alone. */
  readonly is_alone_over: boolean | null;
}

export interface ProposalRow {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly who: string;
  readonly roles: StaffRole[] | null;
  readonly amount: number | null;
  readonly reference: string | null;
  readonly family_id: string | null;
  readonly mismatch: string | null;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly is_mine: boolean;
  readonly may_confirm: boolean;
  readonly seconds: number;
  readonly alone_from: Date | null;
}

const seconds = 'staff_seconds(p.proposed_by, p.kind, p.subject)';

/** What waits for a second person; the triggers decide who counts as one. */
export const proposalsStore = (db: Queryable) => ({
  /** False when something of this kind waits about this subject; true again for the very same. */
  async add({ kind, subject, familyId, wish, reason, by }: NewProposal) {
    const [added] = await db.query<{ id: string }>(
      `insert into proposal (kind, subject, account_id, wish, reason, proposed_by)
       values ($1, $2, $3, $4, $5, $6) on conflict (kind, subject) do nothing returning id`,
      [kind, subject, familyId ?? null, JSON.stringify(wish), reason, by],
    );
    if (added) return { isNew: true, isSame: true };
    const same = await db.query(
      `select 1 from proposal
       where kind = $1 and subject = $2 and wish = $3::jsonb and proposed_by = $4`,
      [kind, subject, JSON.stringify(wish), by],
    );
    return { isNew: false, isSame: same.length > 0 };
  },

  /** One's own, and those that one's roles may confirm. */
  async list({ staffId, roles }: { staffId: string; roles: readonly StaffRole[] }) {
    const rows = await db.query<ProposalRow>(
      `select p.id, p.kind, p.wish -> 'roles' as roles, (p.wish ->> 'amount')::float8 as amount,
         p.wish ->> 'reference' as reference, p.account_id::text as family_id,
         case when p.kind = 'manual_refund' then p.subject end as mismatch,
         coalesce(c.display_name, m.named, case when p.kind = 'vouchers'
           then concat(p.wish ->> 'size', ' × ', p.wish ->> 'plan', ' × ', p.wish ->> 'months') end,
           p.subject) as who,
         p.reason, b.display_name as proposed_by, p.proposed_at, p.proposed_by = $1 as is_mine,
         exists (select from ${seconds} s (id) where s.id = $1) as may_confirm,
         (select count(*)::int from ${seconds}) as seconds,
         case when not exists (select from ${seconds})
           then proposal_alone_from(p.kind, p.proposed_at) end as alone_from
       from proposal p join staff b on b.id = p.proposed_by
       left join staff c on p.kind = 'roles' and c.id::text = p.subject
       left join mismatch m on p.kind = 'manual_refund' and m.id::text = p.subject
       where p.proposed_by = $1 or proposal_roles(p.kind) && $2::text[]
       order by p.proposed_at limit 100`,
      [staffId, roles],
    );
    const names = await familyNames(
      db,
      rows.map(({ family_id }) => family_id),
    );
    return rows.map((row) => ({ ...row, who: names.get(row.family_id) ?? row.who }));
  },

  /** How many count as the second person beside this one. */
  async secondsOf(staffId: string) {
    const [row] = await db.query<{ appointment: number; erasure: number; refund: number }>(
      `select (select count(*)::int from staff_seconds($1, 'appointment', '')) as appointment,
         (select count(*)::int from staff_seconds($1, 'erasure', '')) as erasure,
         (select count(*)::int from staff_seconds($1, 'refund', '')) as refund`,
      [staffId],
    );
    return row ?? { appointment: 0, erasure: 0, refund: 0 };
  },

  async lock(id: string, staffId: string): Promise<LockedProposal | undefined> {
    const [row] = await db.query<LockedProposal>(
      `select p.id, p.kind, p.subject, p.account_id::text as account_id, p.wish, p.reason,
         p.proposed_by::text as proposed_by, b.email as proposer_email,
         b.display_name as proposer_name,
         exists (select from ${seconds} s (id) where s.id = $2) as may_confirm,
         exists (select from ${seconds}) as has_seconds,
         proposal_alone_from(p.kind, p.proposed_at) <= now() as is_alone_over
       from proposal p join staff b on b.id = p.proposed_by where p.id = $1 for update of p`,
      [id, staffId],
    );
    return row;
  },

  /** The trigger refuses whoever does not count as the second person. */
  confirm: (id: string, staffId: string) =>
    db.query('update proposal set confirmed_by = $2 where id = $1', [id, staffId]),

  remove: (id: string) => db.query('delete from proposal where id = $1', [id]),

  removeAbout: (kind: ProposalKind, subject: string) =>
    db.query('delete from proposal where kind = $1 and subject = $2', [kind, subject]),

  /** Of a colleague who leaves: what they proposed, and what was proposed about them. */
  removeOfColleague: ({ id, email }: { id: string; email: string }) =>
    db.query(
      `delete from proposal where proposed_by = $1 or (kind = 'roles' and subject = $1::text)
         or (kind = 'appointment' and subject = $2)`,
      [id, email],
    ),

  deleteOld: () => db.query(`delete from proposal where proposed_at < now() - interval '30 days'`),
});

/** A proposal that names an erased family is withdrawn. */
export const eraseProposalsOf = (tx: Queryable, { id, email }: { id: string; email: string }) =>
  tx.query(
    `delete from proposal where account_id is distinct from $1
       and position(lower($2) in lower(subject || reason || coalesce(wish::text, ''))) > 0`,
    [id, email],
  );
