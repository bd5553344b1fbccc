import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { uuidV7 } from '../../database/uuid.ts';

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

/** A play session of long ago, stored as the product stores one: calls only take what is new. */
export const playLongAgo = (db: Database, session: PastSession) => {
  const { account, child, kind = 'game', item, at, answers } = session;
  const events = answers.map((answer) => answerEvent(item, at.getTime(), answer));
  const last = Math.max(...events.map(({ t }) => t));
  return db.transaction(async (tx) => {
    const id = uuidV7();
    await tx.query(
      `insert into play_session (id, account_id, child_id, kind, item_id, began_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, account, child, kind, item, at],
    );
    await tx.query('select keep_play_events($1::uuid, $2::uuid, $3, $4::jsonb, $5::float8, $6)', [
      ...[account, id, kind, JSON.stringify(events)],
      ...[last, new Date(last)],
    ]);
  });
};
