import { courses, creativity, games } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Product } from '../../testing.ts';

const base = 1_790_000_000_000;
let told = 0;

/** An event of the minute after its sitting began; `more` is what it says beside that. */
export const happening = (verb: string, minute: number, more: object = {}) => {
  told += 1;
  const { level = 1, skill = 'bonds-10', ...rest }: Record<string, unknown> = { ...more };
  return {
    v: 1,
    id: told.toString(16).padStart(32, '0'),
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
    sitting: 'play_id',
    report: games.report,
    told: 'play',
    table: 'play',
    began: 'started_at',
  },
  course: {
    begin: courses.view,
    item: 'courseId',
    sitting: 'view_id',
    report: courses.report,
    told: 'view',
    table: 'course_view',
    began: 'viewed_at',
  },
  tool: {
    begin: creativity.record,
    item: 'toolId',
    sitting: 'use_id',
    report: creativity.report,
    told: 'use',
    table: 'tool_use',
    began: 'used_at',
  },
} as const;

interface Sitting {
  readonly kind: keyof typeof kinds;
  readonly item: string;
  readonly token: string;
  /** When it began, for the database. */
  readonly at: Date;
}

/** Tells something of a sitting through the product's own call. */
export const tell = async (
  product: Product,
  { kind, token, id }: Pick<Sitting, 'kind' | 'token'> & { id: string },
  events: readonly object[],
) => {
  const { report, told: name } = kinds[kind];
  const reply = await product.send(report, { token, params: { [name]: id }, body: { events } });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
};

/** A sitting through the product's own calls, as if it had been at that time. */
export const sit = async (
  product: Product,
  { kind, item, token, at }: Sitting,
  events: readonly object[] = [],
) => {
  const { begin, item: name, sitting, told: id, table, began } = kinds[kind];
  const { body } = await product.send(begin, { token, params: { [name]: item } });
  const row = z.record(z.string(), z.unknown()).parse(body)[sitting];
  const made = String(row);
  if (events.length > 0) await tell(product, { kind, token, id: made }, events);
  await product.db.query(`update ${table} set ${began} = $2 where id = $1`, [made, at]);
  await product.db.query(
    `update ${kind === 'game' ? 'play' : kind}_event
     set received_at = $2::timestamptz + ((body->>'t')::bigint - ${base}) * interval '1 millisecond'
     where ${id}_id = $1`,
    [made, at],
  );
  return made;
};

/** What has been told of this sitting and is not in the numbers yet was told right after the mark. */
export const toldLate = (product: Product, play: string) =>
  product.db.query(
    `update play_event set received_at =
       (select upto + interval '1 microsecond' from insight_mark where source = 'game')
     where play_id = $1 and received_at > now() - interval '1 minute'`,
    [play],
  );
