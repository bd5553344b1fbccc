import type { Database, Queryable } from '../../src/database/database.ts';

export const everyChild = (db: Database) =>
  db.query<{ accountId: string; child: string }>(
    `select account_id as "accountId", id as child from child order by 1, 2`,
  );

export const countEvents = async (db: Database) => {
  const [row] = await db.query<{ events: number }>(
    `select count(*)::int as events from play_event where verb = 'answered'`,
  );
  return row?.events ?? 0;
};

/** By the words of docs/decisions/030, apart from the statement that gathers them. */
const expected = `
  select p.account_id, p.child_id, e.skill as skill_id, e.session_id, e.event_id, e.help = 0 as unaided,
    case when e.help = 0 then e.outcome = 'first_try' else e.help < 4 end as is_right
  from play_event e
    join play_session p on p.account_id = e.account_id and p.id = e.session_id
  where e.verb = 'answered' and e.criterion
    and ((e.help = 0 and e.attempt = 1) or (e.help > 0 and e.outcome <> 'wrong'))`;
const stored = `select account_id, child_id, skill_id, session_id, event_id, unaided, is_right from evidence`;

/** Rows of evidence that no event calls for, or that are missing. */
export const strayEvidence = async (db: Queryable) => {
  const [row] = await db.query<{ strays: number }>(
    `select count(*)::int as strays from (
       (${expected} except ${stored}) union all (${stored} except ${expected})) s`,
  );
  return row?.strays ?? Number.NaN;
};

export const statesOf = (db: Database) =>
  db.query<{ state: string; claims: number }>(
    `select state, count(*)::int as claims from skill_claim group by 1 order by 1`,
  );
