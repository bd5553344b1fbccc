import { randomUUID } from 'node:crypto';
import { reportExport } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playLongAgo } from '../../../play-sessions/claims/claims.testing.ts';
import { openGame } from '../../../testing/builds.ts';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf } = childrenSteps(() => product);

const family = async () => {
  const { token, email } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Sari Kecil' });
  const [child = '', sibling = ''] = await idsOf(token);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return { token, email, child, sibling, account: row?.id ?? '' };
};
type Family = Awaited<ReturnType<typeof family>>;

const play = ({ account }: Family, child: string, count: number) =>
  playLongAgo(product.db, {
    account,
    child,
    item: openGame,
    at: new Date('2026-10-05T03:00:00Z'),
    answers: Array.from({ length: count }, (_, at) => ({
      success: at % 2 === 0,
      skill: 'bonds-10',
      after: at * 20,
    })),
  });
const page = async ({ token }: Family, child: string, query: { actor: string; after?: string }) =>
  product.send(reportExport.statements, { token, params: { child }, query });
const read = async (of: Family, child: string, query: { actor: string; after?: string }) =>
  reportExport.statements.reply.parse((await page(of, child, query)).body);

/** What the specification of xAPI 1.0.3 asks of every statement. */
const wellFormed = {
  id: expect.stringMatching(
    /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  ),
  version: '1.0.3',
  verb: { id: expect.stringMatching(/^http/), display: expect.anything() },
  object: { objectType: 'Activity', id: expect.stringMatching(/^http/) },
  result: { success: expect.any(Boolean) },
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
};

test('every answer of one child is a statement, with success and help, and names nobody', async () => {
  const of = await family();
  await play(of, of.child, 4);
  await play(of, of.sibling, 3);
  const actor = randomUUID();

  const { statements, next } = await read(of, of.child, { actor });

  expect(statements.length).toBe(4);
  for (const statement of statements) expect(statement).toMatchObject(wellFormed);
  expect(statements.map(({ result }) => Object(result).success)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(new Set(statements.map(({ actor: who }) => Object(who).account.name))).toEqual(
    new Set([actor]),
  );
  const text = JSON.stringify(statements);
  for (const secret of [of.account, of.child, of.email, 'Sari']) expect(text).not.toContain(secret);
  expect((await read(of, of.child, { actor, after: next ?? '' })).statements).toEqual([]);
});

test('a statement says what help there was, and whether the child had asked for any', async () => {
  const of = await family();
  const tries = [{ help: 4, hints: 1 }, { help: 3 }, {}];
  await playLongAgo(product.db, {
    ...{ account: of.account, child: of.child, item: openGame },
    at: new Date('2026-10-05T03:00:00Z'),
    answers: tries.map((result, after) => ({ success: true, after, result })),
  });

  const { statements } = await read(of, of.child, { actor: randomUUID() });

  const found = statements.map(({ result }) => Object.entries(Object(result).extensions));
  const saidOf = (name: string) =>
    found.map((all) => all.find(([id]) => id.endsWith(`/xapi/${name}`))?.[1]);
  expect(saidOf('help')).toEqual([4, 3, 0]);
  expect(saidOf('requested')).toEqual([true, false, false]);
});

test('two exports share neither actor nor ids, and the same one twice is the same', async () => {
  const of = await family();
  await play(of, of.child, 2);
  const [one, other] = [randomUUID(), randomUUID()];
  const ids = async (actor: string) =>
    (await read(of, of.child, { actor })).statements.map(({ id }) => id);

  const [first, again, apart] = [await ids(one), await ids(one), await ids(other)];
  expect(again).toEqual(first);
  expect(apart.filter((id) => first.includes(id))).toEqual([]);
});

test('a page ends somewhere, and nothing is lost between two', async () => {
  const of = await family();
  for (let session = 0; session < 103; session += 1) await play(of, of.child, 1);
  const actor = randomUUID();
  const seen = new Set<unknown>();
  let after: string | undefined;
  let pages = 0;
  for (let isMore = true; isMore; pages += 1) {
    const { statements, next } = await read(of, of.child, { actor, ...(after && { after }) });
    for (const { id } of statements) seen.add(id);
    after = next ?? undefined;
    isMore = next !== null;
  }

  expect([seen.size, pages]).toEqual([103, 3]);
});

test('knows no child of another family, and no actor that is no random number', async () => {
  const [of, other] = [await family(), await family()];

  expect((await page(of, other.child, { actor: randomUUID() })).status).toBe(404);
  expect((await page(of, of.child, { actor: 'Sari' })).status).toBe(400);
});
