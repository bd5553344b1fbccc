import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { gatherEvidence, markDue } from './gather-evidence.store.ts';

/** What a child does with one task, try after try. */
export interface Answer {
  readonly success: boolean;
  readonly skill?: string;
  readonly attempt?: number;
  /** Seconds after the play session began. */
  readonly after?: number;
  readonly object?: string;
  readonly result?: object;
}

/** An answer as content reports it; `began` orders the events of a play session. */
export const answerEvent = (item: string, began: number, answer: Answer) => {
  const { success, attempt = 1, skill = 'bonds-10', after = 0, object = 'task', result } = answer;
  return {
    v: 1,
    id: randomUUID().replaceAll('-', ''),
    t: began + after * 1000,
    item,
    attempt,
    verb: 'answered',
    object,
    result: { success, first_try: success && attempt === 1, help: 0, criterion: true, ...result },
    ctx: { level: 1, skill, mode: 'play', lang: 'id', build: '0123456789ab' },
  };
};

export interface PastSession {
  readonly account: string;
  readonly child: string;
  readonly kind?: 'game' | 'course' | 'tool';
  readonly item: string;
  readonly at: Date;
  readonly answers: readonly Answer[];
}

/** A play session of long ago, stored by the product's own statements: calls only take what is new. */
export const playLongAgo = (db: Queryable, session: PastSession) => {
  const { account, child, kind = 'game', item, at, answers } = session;
  const events = answers.map((answer) => answerEvent(item, at.getTime(), answer));
  return db.query(
    `with owned as (
       insert into play_session (id, account_id, child_id, kind, item_id, began_at)
       values (uuid_v7(), $1, $2, $3, $4, $5) returning *
     ), stored as (
       insert into play_event (account_id, session_id, event_id, began_at, received_at, happened_at,
         verb, item, object, attempt, skill, level, outcome, help, hints, difficulty, criterion, guided,
         spoken, milliseconds, mode, language, build, client_ms, rest)
       select owned.account_id, owned.id, e->>'id', owned.began_at, owned.began_at,
         to_timestamp(f.client_ms / 1000.0), e->>'verb', f.*
       from owned, jsonb_array_elements($6::jsonb) e, play_event_fields(e) f returning *
     ), gathered as (${gatherEvidence('$1::uuid')}), due as (${markDue('$1::uuid')})
     select 1 from due`,
    [account, child, kind, item, at, JSON.stringify(events)],
  );
};
