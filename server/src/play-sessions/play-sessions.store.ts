import type { ItemKind, PlayEvent } from '@nobi/kit/manifest';
import { batchWriter } from '../database/batch-writer.ts';
import type { Queryable } from '../database/database.ts';
import { playSessionTables } from './tables.ts';

/** Each written out: `npm run shape` reads here who writes which table. */
const inserts = {
  game: {
    session: 'insert into play',
    event: 'insert into play_event',
  },
  course: {
    session: 'insert into course_view',
    event: 'insert into course_event',
  },
  tool: {
    session: 'insert into tool_use',
    event: 'insert into tool_event',
  },
} as const;

interface Report {
  readonly accountId: string;
  readonly events: readonly PlayEvent[];
  /** What the child's clock showed when the report left: how long ago an event was is true by any clock. */
  readonly sentAt: number | undefined;
}

interface NewPlaySession {
  readonly id: string;
  readonly accountId: string;
  /** Of the session that plays: it knows the child. */
  readonly sessionHash: Buffer;
  readonly itemId: string;
}

/** A play session of content, what it reported and what it keeps for the next one. */
export const playSessionStore = (db: Queryable, kind: ItemKind) => {
  const { table, began, id } = playSessionTables[kind];
  const insert = inserts[kind];
  return {
    /**
     * The same id again is a second try of the same session, and stays one row. Who plays is asked of
     * the database in the same statement: no process remembers a child that another has changed.
     */
    record: batchWriter((sessions: readonly NewPlaySession[]) =>
      db.named({
        name: `record_${kind}`,
        text: `${insert.session} (id, account_id, child_id, ${kind}_id)
          select id, account_id, child_of_session(account_id, session_hash), item
          from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::text[])
            as begun (id, account_id, session_hash, item)
          on conflict (id) do nothing`,
        values: [
          sessions.map((each) => each.id),
          sessions.map((each) => each.accountId),
          sessions.map((each) => each.sessionHash),
          sessions.map((each) => each.itemId),
        ],
      }),
    ),

    /**
     * Undefined when the session is not this account's, or is over for long. An event happened as long
     * before now as the child's clock says that it had waited, yet not before its session began.
     */
    async keepEvents(sessionId: string, { accountId, events, sentAt }: Report) {
      const [row] = await db.named<{ known: boolean; child: string | null; count: number }>({
        name: `keep_${kind}_events`,
        text: `with owned as (
            select id, child_id, ${began} as began from ${table}
            where id = $1 and account_id = $2 and ${began} > now() - interval '2 days'
          ), stored as (
            ${insert.event} (${id}, event_id, verb, body, happened_at)
            select owned.id, e->>'id', e->>'verb', e, case when $4::float8 is not null then
              greatest(owned.began,
                now() - make_interval(secs => greatest($4 - (e->>'t')::float8, 0) / 1000)) end
            from owned, jsonb_array_elements($3::jsonb) e
            on conflict do nothing returning 1
          )
          select exists (select 1 from owned) as known, (select child_id from owned) as child,
            (select count(*)::int from stored) as count`,
        values: [sessionId, accountId, JSON.stringify(events), sentAt ?? null],
      });
      return row?.known ? { child: row.child, count: row.count } : undefined;
    },
  };
};

export type PlaySessionStore = ReturnType<typeof playSessionStore>;
