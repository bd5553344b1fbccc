import type { ItemKind, PlayEvent } from '@nobi/kit/manifest';
import { batchWriter } from '../database/batch-writer.ts';
import { isUniqueViolation, type Queryable } from '../database/database.ts';
import { gatherEvidence, markDue } from './claims/gather-evidence.store.ts';
import { countSkills } from './skill-state.store.ts';

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

interface EventsStored {
  readonly child: string | null;
  readonly count: number;
  /** There is new evidence: claims wait to be weighed. */
  readonly isDue: boolean;
}

/** Whose all rows are that a report writes. */
const account = '$2::uuid';

/** A play session of content and what it reported. */
export const playSessionStore = (db: Queryable, kind: ItemKind) => {
  /**
   * Who plays is asked of the database in the same statement: no process remembers a child that another
   * has changed. What was there before refuses the statement, as is rare: to look for it in every one
   * would cost each beginning an eighth.
   */
  const insert = batchWriter((sessions: readonly NewPlaySession[]) =>
    db.named({
      name: `record_${kind}`,
      text: `insert into play_session (id, account_id, child_id, kind, item_id, begin_key)
        select b.id, b.account_id, coalesce(s.child_id, first_child_of(b.account_id)), '${kind}',
          b.item, b.key
        from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::text[], $5::uuid[])
            as b (id, account_id, session_hash, item, key)
          left join session s on s.token_hash = b.session_hash and s.account_id = b.account_id`,
      values: [
        sessions.map((each) => each.id),
        sessions.map((each) => each.accountId),
        sessions.map((each) => each.sessionHash),
        sessions.map((each) => each.itemId),
        sessions.map((each) => each.beginKey ?? null),
      ],
    }),
  );

  return {
    /** Answers the id of the play session: that of the first try, whichever process it reached. */
    async record(session: NewPlaySession): Promise<string> {
      try {
        await insert(session);
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
      const [row] = await db.named<EventsStored & { known: boolean }>({
        name: `keep_${kind}_events`,
        text: `with owned as (
            select id, child_id, began_at from play_session
            where account_id = $2 and id = $1 and kind = '${kind}'
              and began_at > now() - interval '30 days'
          ), timely as (
            select owned.id, owned.began_at, w.happened_at, e as body
            from owned, jsonb_array_elements($3::jsonb) e,
              lateral (select case when $4::float8 is null then now() else greatest(owned.began_at,
                now() - make_interval(secs => greatest($4 - (e->>'t')::float8, 0) / 1000)) end
                as happened_at) w
            where w.happened_at < owned.began_at + interval '2 days'
          ), stored as (
            insert into play_event (account_id, session_id, event_id, began_at, happened_at, verb,
              item, object, attempt, skill, level, outcome, help, hints, difficulty, criterion, guided,
              spoken, milliseconds, mode, language, build, client_ms, rest)
            select ${account}, id, body->>'id', began_at, happened_at, body->>'verb', f.*
            from timely, play_event_fields(body) f
            on conflict do nothing returning *
          ), shown as (${countSkills(account)}), gathered as (${gatherEvidence(account)}),
            due as (${markDue(account)})
          select exists (select 1 from timely) as known, (select child_id from owned) as child,
            (select count(*)::int from stored) as count, exists (select 1 from due) as "isDue"`,
        values: [sessionId, accountId, JSON.stringify(events), sentAt ?? null],
      });
      return row?.known ? row : undefined;
    },
  };
};

export type PlaySessionStore = ReturnType<typeof playSessionStore>;
