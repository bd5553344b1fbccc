import { courses, creativity, games } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Product } from '../../testing/product.ts';

const base = 1_790_000_000_000;
let idField = 0;

/** An event of the minute after its sitting began; `more` is what it says beside that. */
export const happening = (verb: string, minute: number, more: object = {}) => {
  idField += 1;
  const { level = 1, skill = 'bonds-10', ...rest }: Record<string, unknown> = { ...more };
  return {
    v: 1,
    id: idField.toString(16).padStart(32, '0'),
    t: base + minute * 60_000,
    item: 'soal',
    attempt: 1,
    verb,
    object: 'sitting',
    ...rest,
    ctx: { level, skill, mode: 'play', lang: 'id', build: '0123456789ab' },
  };
};

export const right = (minute: number, first_try: boolean, more: object = {}) =>
  happening('answered', minute, { result: { success: true, first_try }, ...more });
export const wrong = (minute: number) =>
  happening('answered', minute, { result: { success: false } });

const kinds = {
  game: {
    begin: games.play,
    item: 'id',
    idColumn: 'play_id',
    report: games.report,
    idField: 'play',
  },
  course: {
    begin: courses.view,
    item: 'courseId',
    idColumn: 'view_id',
    report: courses.report,
    idField: 'view',
  },
  tool: {
    begin: creativity.record,
    item: 'toolId',
    idColumn: 'use_id',
    report: creativity.report,
    idField: 'use',
  },
} as const;

interface PlayedSession {
  readonly kind: keyof typeof kinds;
  readonly item: string;
  readonly token: string;
  /** When it began, for the database. */
  readonly at: Date;
}

/** Tells something of a sitting through the product's own call. */
export const tell = async (
  product: Product,
  { kind, token, id }: Pick<PlayedSession, 'kind' | 'token'> & { id: string },
  events: readonly object[],
) => {
  const { report, idField: name } = kinds[kind];
  const reply = await product.send(report, { token, params: { [name]: id }, body: { events } });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
};

/** A sitting through the product's own calls, as if it had been at that time. */
export const sit = async (
  product: Product,
  { kind, item, token, at }: PlayedSession,
  events: readonly object[] = [],
) => {
  const { begin, item: name, idColumn } = kinds[kind];
  const { body } = await product.send(begin, { token, params: { [name]: item } });
  const row = z.record(z.string(), z.unknown()).parse(body)[idColumn];
  const value = String(row);
  if (events.length > 0) await tell(product, { kind, token, id: value }, events);
  await product.db.query('update play_session set began_at = $2 where id = $1', [value, at]);
  const written = await product.db.query<{ id: string; received: string }>(
    `select event_id as id, ($2::timestamptz + (client_ms - ${base}) * interval '1 millisecond')::text as received
     from play_event where session_id = $1`,
    [value, at],
  );
  for (const { id, received } of written)
    await product.db.query(
      'update play_event set began_at = $2, received_at = $3 where session_id = $1 and event_id = $4',
      [value, at, received, id],
    );
  return value;
};

/** What has been told of this sitting and is not in the numbers yet was told right after the mark. */
export const reportLate = (product: Product, play: string) =>
  product.db.query(
    `update play_event set received_at =
       (select upto + interval '1 microsecond' from insight_mark where source = 'game')
     where session_id = $1 and received_at > now() - interval '1 minute'`,
    [play],
  );
