import type { ItemKind, PlayEvent } from '@nobi/kit/manifest';
import { batchWriter } from '../database/batch-writer.ts';
import {
  type Database,
  isForeignKeyViolation,
  isUniqueViolation,
  type Queryable,
} from '../database/database.ts';
import { findPlayingChild } from '../database/playing-child.ts';

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
  /** The browser's wish: the same again is a second try of the same play session. */
  readonly beginKey: string | undefined;
}

type EventsSaved =
  | { readonly known: false }
  | {
      readonly known: true;
      readonly child: string;
      /** How many of them were new. */
      readonly count: number;
      /** There is new evidence: claims wait to be weighed. */
      readonly isDue: boolean;
    };

interface Begun extends NewPlaySession {
  readonly child: string;
}

/**
 * One for all that begin in the same moment. What was there before refuses the statement, as is rare: to look
 * for it in every one would cost each beginning an eighth.
 */
const insertTogether = (db: Queryable, kind: ItemKind) =>
  batchWriter((sessions: readonly Begun[]) =>
    db.named({
      name: `record_${kind}`,
      text: `insert into play_session (id, account_id, child_id, kind, item_id, begin_key)
        select b.id, b.account_id, b.child_id, '${kind}', b.item, b.key
        from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[])
          as b (id, account_id, child_id, item, key)`,
      values: [
        sessions.map((each) => each.id),
        sessions.map((each) => each.accountId),
        sessions.map((each) => each.child),
        sessions.map((each) => each.itemId),
        sessions.map((each) => each.beginKey ?? null),
      ],
    }),
  );

/** One for each, where families lie on several nodes. */
const insertAlone =
  (db: Queryable, kind: ItemKind) =>
  ({ id, accountId, child, itemId, beginKey }: Begun) =>
    db.named({
      name: `record_one_${kind}`,
      text: `insert into play_session (id, account_id, child_id, kind, item_id, begin_key)
        values ($1, $2, $3, '${kind}', $4, $5)`,
      values: [id, accountId, child, itemId, beginKey ?? null],
    });

/** A play session of content and what it reported. */
export const playSessionStore = (
  db: Queryable & Partial<Pick<Database, 'isDistributed'>>,
  kind: ItemKind,
) => {
  const insert = db.isDistributed ? insertAlone(db, kind) : insertTogether(db, kind);

  /** Who plays is asked of the database: no process remembers a child that another has changed. */
  const begin = async (session: NewPlaySession) => {
    const child = await findPlayingChild(db, session);
    if (child === undefined) throw new Error('an account without a child');
    await insert({ ...session, child });
  };

  return {
    /** Answers the id of the play session: that of the first try, whichever process it reached. */
    async record(session: NewPlaySession): Promise<string> {
      try {
        // A child that was removed in between leaves another one to play.
        await begin(session).catch((error) =>
          isForeignKeyViolation(error) ? begin(session) : Promise.reject(error),
        );
        return session.id;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
      const [first] = await db.named<{ id: string }>({
        name: 'begun_before',
        text: 'select id from play_session where account_id = $1 and (begin_key = $2 or id = $3)',
        values: [session.accountId, session.beginKey ?? null, session.id],
      });
      if (!first) throw new Error('a play session was not written');
      return first.id;
    },

    /**
     * The one place where accepted events are stored, up to 30 days late. Undefined when the session is
     * not this account's or nothing of it happened within two days of its beginning. An event happened as
     * long before now as the child's clock says that it had waited, yet not before its session began.
     */
    async keepEvents(sessionId: string, { accountId, events, sentAt }: Report) {
      const [row] = await db.query<{ saved: EventsSaved }>(
        `select keep_play_events($1::uuid, $2::uuid, '${kind}', $3::jsonb, $4::float8, null) as saved`,
        [accountId, sessionId, JSON.stringify(events), sentAt ?? null],
      );
      return row?.saved.known ? row.saved : undefined;
    },
  };
};

export type PlaySessionStore = ReturnType<typeof playSessionStore>;
