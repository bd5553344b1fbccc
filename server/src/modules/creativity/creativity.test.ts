import { creativity } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openGame, openTool, premiumTool } from '../../testing/builds.ts';
import { newFamily, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
let regular: string;
let premium: string;

beforeAll(async () => {
  product = await startProduct();
  regular = (await newSubscriber(product, 'regular')).token;
  premium = (await newSubscriber(product, 'premium')).token;
});
afterAll(() => product.stop());

const useReply = z.object({ use_id: z.string(), url: z.string(), expires_in: z.number() });

const record = (token: string, toolId: string, scheme = 'Bearer') =>
  product.send(creativity.record, { token, scheme, params: { toolId } });
const startUse = async (token = regular) => useReply.parse((await record(token, openTool)).body);

test('the shelf tells the type of each tool in the language of its reader', async () => {
  const { body } = await product.send(creativity.list, {
    token: regular,
    headers: { 'accept-language': 'id' },
  });

  expect(body).toMatchObject([
    {
      id: openTool,
      title: `Title of ${openTool} (id)`,
      tool_type: 'puppet_theatre',
      html_tool_url: `${product.playUrl}/tools/${openTool}/`,
    },
    { id: premiumTool, locked: true, html_tool_url: '' },
  ]);
});

test.each(['Bearer', 'bearer', 'Token'])(
  'a use is recorded under the scheme %s',
  async (scheme) => {
    const reply = await record(regular, openTool, scheme);

    const { use_id, url } = useReply.parse(reply.body);
    const rows = await product.db.query('select item_id from play_session where id = $1', [use_id]);
    expect(rows).toEqual([{ item_id: openTool }]);
    expect((await fetch(url)).status).toBe(200);
  },
);

test('the contract makes the browser send Bearer', () => {
  expect(creativity.record.scheme).toBe('Bearer');
});

test.each([
  ['record', creativity.record, {}],
  ['load', creativity.load, {}],
  ['keep', creativity.keep, { body: { save: '{}' } }],
])('a regular plan cannot %s a premium tool', async (_name, shape, input) => {
  const reply = await product.send(shape, {
    token: regular,
    params: { toolId: premiumTool },
    ...input,
  });

  expect(reply).toMatchObject({ status: 403, body: { code: 'premium_only' } });
});

test('nobody without a plan opens a tool', async () => {
  const { token } = await newFamily(product);

  const replies = await Promise.all([
    product.send(creativity.list, { token }),
    record(token, openTool),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([402, 402]);
});

test('what a tool reports is kept once, and only for who uses it', async () => {
  const { use_id } = await startUse();
  const report = (token: string, ids: string[]) =>
    product.send(creativity.report, {
      token,
      params: { use: use_id },
      body: { events: ids.map((id) => playEvent(id, openTool)) },
    });

  const first = await report(regular, ['a', 'b']);
  const again = await report(regular, ['a', 'b']);
  const foreign = await report(premium, ['c']);

  expect([first.body, again.body]).toMatchObject([{ kept: 2 }, { kept: 0 }]);
  expect(foreign.status).toBe(404);
});

test('a drawing comes back as it was left, for this child alone', async () => {
  const save = JSON.stringify({ strokes: [[1, 2]], name: '🎨' });
  const params = { toolId: openTool };
  await product.send(creativity.keep, { token: regular, params, body: { save: 'old' } });
  await product.send(creativity.keep, { token: regular, params, body: { save } });

  const mine = await product.send(creativity.load, { token: regular, params });
  const theirs = await product.send(creativity.load, { token: premium, params });

  expect([mine.body, theirs.body]).toMatchObject([{ save }, { save: null }]);
});

test('a drawing beyond 64 kB is refused', async () => {
  const reply = await product.send(creativity.keep, {
    token: regular,
    params: { toolId: openTool },
    body: { save: 'é'.repeat(40_000) },
  });

  expect(reply.status).toBe(413);
});

test.each(['tidak-ada', openGame, 'constructor'])('no tool is called %s', async (toolId) => {
  const replies = await Promise.all([
    product.send(creativity.one, { token: premium, params: { toolId } }),
    record(premium, toolId),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});
