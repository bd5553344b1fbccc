import type { ChatTurn, FamilyTurn } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { childOfRow, playingChild } from '../../../database/playing-child.ts';
import { type Asking, tellWithdrawn } from '../settings/settings.store.ts';

type Row<Turn> = Omit<Turn, 'at'> & { readonly at: Date };

export interface HistoryPage {
  readonly days: number;
  /** The last turn of the page before; 0 begins. */
  readonly before: string;
  readonly count: number;
}

const keptDays = 90;
/** Few at a time, so that no lock lasts. */
const batch = 2000;

const columns = `t.id::text as turn_id, t.conversation_id::text, t.at, t.prompt, t.response, t.kind,
  t.source`;
const onPage = `t.account_id = $1 and not t.is_hidden and t.at > now() - make_interval(days => $2)
  and ($3::bigint = 0 or t.id < $3)`;

const turnOf = <Turn>({ at, ...turn }: Row<Turn>) => ({ ...turn, at: at.toISOString() });

/** Reads and deletes what was said; what concerns the family itself is never read here. */
export const historyStore = (db: Queryable) => ({
  /** Of the child who plays in the session alone. */
  async page(
    { accountId, sessionHash }: Asking,
    { days, before, count }: HistoryPage,
  ): Promise<ChatTurn[]> {
    const rows = await db.query<Row<ChatTurn>>(
      `select ${columns} from chat_turn t where ${onPage}
         and ${childOfRow('t.child_id')} = ${playingChild('$5')}
       order by t.id desc limit $4`,
      [accountId, days, before, count, sessionHash],
    );
    return rows.map((row) => turnOf(row));
  },

  /** Of all children of a family, each turn with its child. */
  async familyPage(accountId: string, { days, before, count }: HistoryPage): Promise<FamilyTurn[]> {
    const rows = await db.query<Row<FamilyTurn>>(
      `select ${columns}, c.nickname from chat_turn t
       left join child c on c.account_id = t.account_id
         and c.id = ${childOfRow('t.child_id')}
       where ${onPage} order by t.id desc limit $4`,
      [accountId, days, before, count],
    );
    return rows.map((row) => turnOf(row));
  },

  async forget(accountId: string, conversationId: string): Promise<boolean> {
    const gone = await db.query(
      'delete from conversation where account_id = $1 and id = $2 returning 1',
      [accountId, conversationId],
    );
    return gone.length > 0;
  },

  /** Answers on their way end, and find no conversation to be kept in. */
  async forgetAll(accountId: string) {
    await db.query(
      `with flags as (delete from chat_flag where account_id = $1)
       delete from conversation where account_id = $1`,
      [accountId],
    );
    await tellWithdrawn(db, accountId);
  },

  /** What is older than 90 days, and conversations in which nothing was said. */
  async dropPast() {
    const past = [
      `delete from chat_turn where id in (select id from chat_turn
         where at < now() - interval '${keptDays} days' limit ${batch}) returning 1`,
      `delete from chat_flag where id in (select id from chat_flag
         where at < now() - interval '${keptDays} days' limit ${batch}) returning 1`,
      `delete from conversation where id in (select id from conversation c
         where last_at < now() - interval '1 day'
           and not exists (select 1 from chat_turn t where t.conversation_id = c.id)
         limit ${batch}) returning 1`,
      `delete from safety_case where id in (select id from safety_case
         where state = 'closed' and closed_at < now() - interval '${keptDays} days' limit ${batch})
         returning 1`,
    ];
    for (const statement of past) while ((await db.query(statement)).length === batch);
  },
});

export type HistoryStore = ReturnType<typeof historyStore>;
