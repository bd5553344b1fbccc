import type { ClaimRecord, CriterionAnswer } from '@nobi/kit/claim';
import type { Queryable } from '../../database/database.ts';

export interface StoredClaim extends Omit<ClaimRecord, 'lastDay'> {
  readonly skill: string;
  readonly last_day: number | null;
  readonly rule_version: number;
  /** All that is due is newer than what is in it: it can be continued. */
  readonly is_behind: boolean;
}

export interface EvidenceRow extends CriterionAnswer {
  readonly skill: string;
  readonly at: string;
}

export interface WeighedClaim extends ClaimRecord {
  readonly skill: string;
  readonly last_at: string | null;
}

interface Child {
  readonly accountId: string;
  readonly child: string;
}

const claimColumns = `skill_id as skill, rule_version, state, answers, days, weighed, changes,
  last_day - date '1970-01-01' as last_day, coalesce(due_from > last_at, true) as is_behind`;

/** Days count from 1970; a moment stays text, since a Date would round it. */
const evidenceColumns = `e.skill_id as skill, e.day - date '1970-01-01' as day, e.at::text,
  e.unaided, e.is_right as right`;
const inOrder = 'order by e.skill_id, e.at, e.client_ms, e.session_id, e.event_id';

/** Claims and the evidence under them. */
export const claimsStore = (db: Queryable) => ({
  /** With those of another rule. Holds them until the transaction ends: two reports of one child are weighed one after the other. */
  due: ({ accountId, child }: Child, rule: number) =>
    db.named<StoredClaim>({
      name: 'claims_due',
      text: `select ${claimColumns} from skill_claim
        where account_id = $1 and child_id = $2 and (due_from is not null or rule_version <> $3)
        order by skill_id for update`,
      values: [accountId, child, rule],
    }),

  /** Of claims that are continued what is due; of the others everything. */
  evidence: ({ accountId, child }: Child, continued: readonly string[], whole: readonly string[]) =>
    db.named<EvidenceRow>({
      name: 'evidence_of_claims',
      text: `select ${evidenceColumns} from skill_claim k join evidence e
          using (account_id, child_id, skill_id)
        where k.account_id = $1 and k.child_id = $2 and (
          k.skill_id = any ($3::text[]) and e.at >= k.due_from or k.skill_id = any ($4::text[]))
        ${inOrder}`,
      values: [accountId, child, continued, whole],
    }),

  write: ({ accountId, child }: Child, rule: number, claims: readonly WeighedClaim[]) =>
    db.named<object>({
      name: 'write_claims',
      text: `update skill_claim k set rule_version = $3, state = c.state, answers = c.answers,
          days = c.days, weighed = c.weighed, changes = c.changes, due_from = null,
          last_day = date '1970-01-01' + c."lastDay", last_at = coalesce(c.last_at, k.last_at)
        from jsonb_to_recordset($4::jsonb) as c (skill text, state text, answers int, days int,
          weighed jsonb, changes jsonb, "lastDay" int, last_at timestamptz)
        where k.account_id = $1 and k.child_id = $2 and k.skill_id = c.skill`,
      values: [accountId, child, rule, JSON.stringify(claims)],
    }),

  /** Children whose claims a process left unweighed when it ended. */
  left: (most: number) =>
    db.query<Child>(
      `select distinct account_id as "accountId", child_id as child from (
         select account_id, child_id from skill_claim
         where due_from is not null limit $1) left_behind`,
      [most],
    ),

  /** The next children in their order, for whoever walks over all of them. */
  childrenAfter: ({ accountId, child }: Child, most: number) =>
    db.query<Child>(
      `select distinct account_id as "accountId", child_id as child from skill_claim
       where (account_id, child_id) > ($1::uuid, $2::uuid)
       order by account_id, child_id limit $3`,
      [accountId, child, most],
    ),

  all: ({ accountId, child }: Child) =>
    db.query<StoredClaim>(
      `select ${claimColumns} from skill_claim
       where account_id = $1 and child_id = $2 order by skill_id for update`,
      [accountId, child],
    ),
});

export type ChildKey = Child;
