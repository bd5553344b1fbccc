import { contentReport, staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame } from '../../../testing/builds.ts';
import { startConsole } from '../../../testing/console.ts';
import { newFamily } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let token: string;

beforeAll(async () => {
  ({ product, token } = await startConsole());
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle, content_report'));
afterAll(() => product.stop());

const page = z.object({
  rows: z.array(z.looseObject({ id: z.string(), reason: z.string(), alike: z.number() })),
});
const report = async (body: object) => {
  const family = await newFamily(product);
  await product.send(contentReport.reportContent, { token: family.token, body });
};
const list = async (query: Record<string, string> = {}) =>
  page.parse((await product.send(staff.contentReports, { token, query })).body).rows;
const look = async (id: string) =>
  Object((await product.send(staff.contentReport, { token, params: { report: id } })).body);
const close = (id: string, body: object) =>
  product.send(staff.closeContentReport, { token, params: { report: id }, body });

const game = { kind: 'game', item: openGame, reason: 'broken' };
const end = { outcome: 'mended', note: 'Suara diperbaiki.' };

test('reports stand in a queue with item and kind, the oldest first, without names or words', async () => {
  await report({ ...game, words: 'Macet di sini' });
  await report({ kind: 'tool', reason: 'scary' });
  await report({ kind: 'game', item: 'sudah-dihapus', reason: 'broken' });

  const rows = await list();

  expect(rows).toMatchObject([
    { kind: 'game', item: openGame, title: expect.any(String), has_words: true, owner: null },
    { kind: 'tool', item: null, title: null, reason: 'scary', has_words: false },
    { kind: 'game', item: 'sudah-dihapus', title: null },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Macet');
  expect((await list({ kind: 'tool' })).map(({ reason }) => reason)).toEqual(['scary']);
  expect(await list({ reason: 'unkind' })).toEqual([]);
});

test('words are read one report at a time, and the log tells by whom', async () => {
  await report({ ...game, words: '<b>Macet</b>' });
  const [row] = await list();

  const whole = await look(row?.id ?? '');

  expect(whole).toMatchObject({ words: '<b>Macet</b>', answer: null, is_mine: false });
  const log = await product.db.query(
    `select did, family_id is not null as names_family from staff_audit where about = $1`,
    [row?.id],
  );
  expect(log).toEqual([{ did: 'contentReport', names_family: true }]);
});

test('one is taken, given back, taken and closed with what became of it', async () => {
  await report(game);
  const [row] = await list();
  const id = row?.id ?? '';
  const take = (is_mine: boolean) =>
    product.send(staff.takeContentReport, { token, params: { report: id }, body: { is_mine } });

  await take(true);
  const taken = await look(id);
  await take(false);
  const free = await look(id);
  await close(id, end);
  await close(id, { ...end, outcome: 'no_fault' });

  expect(taken).toMatchObject({ is_mine: true, owner: expect.any(String) });
  expect(free).toMatchObject({ is_mine: false, owner: null });
  expect(await list()).toEqual([]);
  expect(await list({ state: 'closed' })).toMatchObject([{ id, state: 'closed' }]);
  expect(await look(id)).toMatchObject({ ...end, closed_by: expect.any(String) });
});

test('what is alike is counted, and closed together only if wished', async () => {
  for (let times = 0; times < 3; times += 1) await report(game);
  await report({ ...game, reason: 'scary' });
  const [first, second] = await list();

  expect(first?.alike).toBe(3);
  await close(first?.id ?? '', end);
  expect(await list()).toHaveLength(3);
  await close(second?.id ?? '', { ...end, with_alike: true });

  expect(await list()).toMatchObject([{ reason: 'scary', alike: 1 }]);
});

test.each([
  ['without a note', { outcome: 'mended' }],
  ['with an end that is none', { ...end, outcome: 'deleted' }],
])('does not close one %s', async (_what, body) => {
  await report(game);
  const [row] = await list();

  const reply = await close(row?.id ?? '', body);

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await list()).toHaveLength(1);
});

test('what is no report is not there', async () => {
  const params = { report: 'bukan-laporan' };

  const reply = await product.send(staff.contentReport, { token, params });

  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
