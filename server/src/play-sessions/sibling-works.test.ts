import { children, creativity } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenSteps } from '../modules/children/children.testing.ts';
import { openTool } from '../testing/builds.ts';
import { newSubscribedAdult } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let thumb: string;
beforeAll(async () => {
  product = await startProduct();
  const orange = { width: 32, height: 24, channels: 3, background: 'orange' } as const;
  thumb = (await sharp({ create: orange }).webp().toBuffer()).toString('base64');
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);

const use = async (token: string) => {
  const { body } = await product.send(creativity.record, { token, params: { toolId: openTool } });
  return creativity.record.reply.parse(body).use_id;
};
const sending = (token: string, workId: string, session?: string) => ({
  token,
  params: { toolId: openTool, workId },
  ...(session && { query: { play_session: session } }),
});
const show = (token: string, workId: string, session?: string) =>
  product.send(creativity.showWork, { ...sending(token, workId, session), body: { thumb } });
const forget = (token: string, workId: string, session?: string) =>
  product.send(creativity.forgetWork, sending(token, workId, session));
const worksOf = async (token: string) => {
  const { body } = await product.send(creativity.works, { token });
  return creativity.works.reply.parse(body).works.map(({ id }) => id);
};

const siblings = async () => {
  const family = await newSubscribedAdult(product);
  await add(family.token, { nickname: 'Adik' });
  const [first = '', second = ''] = await idsOf(family.token);
  return { ...family, first, second };
};

test('each child has a shelf of its own, also with works of one name', async () => {
  const { token, first, second } = await siblings();
  await show(token, 'gambar-1');
  await choose(token, second);

  const before = await worksOf(token);
  await show(token, 'gambar-1');
  await show(token, 'gambar-2');
  await forget(token, 'gambar-1');
  const theirs = await worksOf(token);
  await choose(token, first);

  expect(before).toEqual([]);
  expect(theirs).toEqual(['gambar-2']);
  expect(await worksOf(token)).toEqual(['gambar-1']);
});

test('a tool that stays open after a switch shows and takes away for the child who began', async () => {
  const { token, first, second } = await siblings();
  const mine = await use(token);
  await show(token, 'gambar-1', mine);
  await choose(token, second);

  await show(token, 'gambar-2', mine);
  await forget(token, 'gambar-1', mine);

  expect(await worksOf(token)).toEqual([]);
  await choose(token, first);
  expect(await worksOf(token)).toEqual(['gambar-2']);
});

test('another family’s play session hangs up no work and takes none away', async () => {
  const [mine, theirs] = [await siblings(), await siblings()];
  const session = await use(theirs.token);
  await show(theirs.token, 'gambar-1', session);

  const replies = [
    await show(mine.token, 'gambar-9', session),
    await forget(mine.token, 'gambar-1', session),
    await show(mine.token, 'gambar-9', 'bukan-sesi-siapa'),
  ];

  for (const reply of replies) expect(reply).toMatchObject({ status: 404 });
  expect(await worksOf(theirs.token)).toEqual(['gambar-1']);
  expect(await worksOf(mine.token)).toEqual([]);
});

test('with a child go its saves and works, and a sibling’s stay', async () => {
  const { token, second } = await siblings();
  await show(token, 'gambar-1');
  await choose(token, second);
  await show(token, 'gambar-2');

  await product.send(children.remove, { token, params: { child: second } });

  expect(await worksOf(token)).toEqual(['gambar-1']);
  expect(
    await product.db.query('select work_id from play_work where child_id = $1', [second]),
  ).toEqual([]);
});

test('the database refuses a work of another family’s child', async () => {
  const [mine, theirs] = [await siblings(), await siblings()];
  await show(mine.token, 'gambar-1');

  const stolen = product.db.query('update play_work set child_id = $1 where child_id = $2', [
    theirs.first,
    mine.first,
  ]);

  await expect(stolen).rejects.toThrow('play_work_child');
});
