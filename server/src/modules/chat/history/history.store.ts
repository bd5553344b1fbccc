import type { ChatTurn, FamilyTurn } from '@nobi/contract';
import type { Database } from '../../../database/database.ts';
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

/** Turns before conversations are looked at, which are dropped when nothing is left in them. */
const past = [
  `delete from chat_turn where id in (select id from chat_turn
     where at < now() - interval '${keptDays} days' limit ${batch}) returning 1`,
  `delete from chat_flag where id in (select id from chat_flag
     where at < now() - interval '${keptDays} days' limit ${batch}) returning 1`,
  `delete from conversation where (account_id, id) in (select c.account_id, c.id from conversation c
     where last_at < now() - interval '1 day' and not exists (
       select 1 from chat_turn t where t.account_id = c.account_id and t.conversation_id = c.id)
     limit ${batch}) returning 1`,
  `delete from safety_case where id in (select id from safety_case
     where state = 'closed' and closed_at < now() - interval '${keptDays} days' limit ${batch})
     returning 1`,
];

/**
 * Reads and deletes what was said; what concerns the family itself is never read here. Turns go with their
 * conversation and from their cases by statements of our own, since no key of a split database does it;
 * after the conversation, which whoever keeps a turn holds meanwhile.
 */
export const historyStore = (db: Database) => ({
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

  forget: (accountId: string, conversationId: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const gone = await tx.query(
        'delete from conversation where account_id = $1 and id = $2 returning 1',
        [accountId, conversationId],
      );
      const turns = await tx.query<{ id: string }>(
        'delete from chat_turn where account_id = $1 and conversation_id = $2 returning id::text as id',
        [accountId, conversationId],
      );
      if (turns.length > 0)
        await tx.query(
          'update safety_case set turn_id = null where account_id = $1 and turn_id = any ($2::bigint[])',
          [accountId, turns.map(({ id }) => id)],
        );
      return gone.length > 0;
    }),

  /** Answers on their way end, and find no conversation to be kept in. */
  forgetAll: (accountId: string) =>
    db.transaction(async (tx) => {
      await tx.query('delete from conversation where account_id = $1', [accountId]);
      await tx.query('delete from chat_turn where account_id = $1', [accountId]);
      await tx.query('delete from chat_flag where account_id = $1', [accountId]);
      await tx.query(
        'update safety_case set turn_id = null where account_id = $1 and turn_id is not null',
        [accountId],
      );
      await tellWithdrawn(tx, accountId);
    }),

  /** What is older than 90 days, and conversations in which nothing was said. */
  async dropPast() {
    for (const statement of past) while ((await db.query(statement)).length === batch);
    await db.query(
      `update safety_case c set turn_id = null where turn_id is not null and not exists (
         select 1 from chat_turn t where t.account_id = c.account_id and t.id = c.turn_id)`,
    );
  },
});

export type HistoryStore = ReturnType<typeof historyStore>;
