import type { SafetyOutcome, SafetyStep } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { whereOf } from '../../../http/list.rules.ts';

export interface CaseRow {
  readonly id: string;
  readonly topic: string;
  readonly state: 'open' | 'closed';
  readonly opened_at: Date;
  readonly steps_done: number;
  readonly owner_name: string | null;
}

export interface WholeCase extends CaseRow {
  readonly family_id: string;
  readonly display_name: string;
  readonly email: string;
  readonly whatsapp: string | null;
  readonly owner_id: string | null;
  readonly is_family_told: boolean;
  readonly turn_id: string | null;
  readonly outcome: SafetyOutcome | null;
  readonly note: string | null;
  readonly closed_by: string | null;
  readonly closed_at: Date | null;
}

export interface FlagSeen {
  readonly id: string;
  readonly at: Date;
  readonly severity: 'low' | 'medium' | 'high';
  readonly topic: string;
  readonly is_seen: boolean;
  readonly is_told: boolean;
  readonly case: string | null;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Window {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const columns = `c.id::text as id, c.topic, c.state, c.opened_at, c.owner_name,
  (select count(*)::int from safety_step
    where account_id = c.account_id and case_id = c.id) as steps_done`;

export const safetyStore = (db: Queryable) => ({
  list: ({ state, order, limit, offset }: Window & { readonly state: 'open' | 'closed' }) =>
    db.query<CaseRow>(
      `select ${columns} from (
         select id from safety_case c where c.state = '${state}'
         order by c.opened_at ${order}, c.id ${order} limit $1 offset $2
       ) page join safety_case c on c.id = page.id order by c.opened_at ${order}, c.id ${order}`,
      [limit, offset],
    ),

  async find(id: string): Promise<WholeCase | undefined> {
    const [row] = await db.query<WholeCase>(
      `select ${columns}, c.account_id as family_id, a.display_name, a.email, a.whatsapp,
         c.owner_id::text as owner_id, c.is_family_told, c.turn_id::text as turn_id, c.outcome, c.note, c.closed_by, c.closed_at
       from safety_case c join account a on a.id = c.account_id where c.id = $1::bigint`,
      [id],
    );
    return row;
  },

  /** Two people at once: the second waits. */
  lock: ({ id, family_id }: Pick<WholeCase, 'id' | 'family_id'>) =>
    db.query('select 1 from safety_case where account_id = $1 and id = $2::bigint for update', [
      family_id,
      id,
    ]),

  steps: ({ id, family_id }: Pick<WholeCase, 'id' | 'family_id'>) =>
    db.query<{ step: SafetyStep; done_by: string; done_by_id: string | null; done_at: Date }>(
      `select step, done_by, done_by_id::text, done_at from safety_step
       where account_id = $1 and case_id = $2::bigint`,
      [family_id, id],
    ),

  /** The turn of the case and the few before it in the same conversation, oldest first. */
  words: ({ family_id, turn_id }: Pick<WholeCase, 'family_id' | 'turn_id'>) =>
    db.query<{ at: Date; prompt: string; response: string }>(
      `select at, prompt, response from (
         select t.id, t.at, t.prompt, t.response from chat_turn c
         join chat_turn t on t.account_id = c.account_id
           and t.conversation_id = c.conversation_id and t.id <= c.id
         where c.account_id = $1 and c.id = $2::bigint order by t.id desc limit 5
       ) last order by id`,
      [family_id, turn_id],
    ),

  own: (id: string, owner: Person | undefined) =>
    db.query(
      `update safety_case set owner_id = $2, owner_name = $3
       where id = $1::bigint and state = 'open'`,
      [id, owner?.id ?? null, owner?.name ?? null],
    ),

  /** True when nobody had done it before. */
  async tick(
    { id, family_id }: Pick<WholeCase, 'id' | 'family_id'>,
    step: SafetyStep,
    by: Person,
  ): Promise<boolean> {
    const rows = await db.query(
      `insert into safety_step (account_id, case_id, step, done_by, done_by_id)
       values ($1, $2::bigint, $3, $4, $5)
       on conflict do nothing returning 1`,
      [family_id, id, step, by.name, by.id],
    );
    return rows.length > 0;
  },

  close: (id: string, { outcome, note, by }: { outcome: string; note: string; by: Person }) =>
    db.query(
      `update safety_case set state = 'closed', closed_at = now(), outcome = $2, note = $3,
         closed_by = $4, closed_by_id = $5
       where id = $1::bigint and state = 'open'`,
      [id, outcome, note, by.name, by.id],
    ),

  flags: (severity: string | undefined, { order, limit, offset }: Window) => {
    const { where, values } = whereOf([['severity = ?', severity]], 2);
    return db.query<FlagSeen>(
      `select f.id::text as id, at, severity, topic, seen_at is not null as is_seen,
         told_at is not null as is_told,
         (select c.id::text from safety_case c
           where c.account_id = f.account_id and c.turn_id = f.turn_id
           order by c.id limit 1) as case
       from (
         select id from chat_flag ${where} order by chat_flag.id ${order} limit $1 offset $2
       ) page join chat_flag f on f.id = page.id order by f.id ${order}`,
      [limit, offset, ...values],
    );
  },
});
