import { reportCard } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { idsOf } = childrenSteps(() => product);

const card = async (token: string, child: string, query = {}) =>
  product.send(reportCard.card, {
    token,
    params: { child },
    query,
    headers: { 'accept-language': 'id' },
  });

const read = (body: unknown) => {
  const { picture, ...rest } = reportCard.card.reply.parse(body);
  return { ...rest, bytes: Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64') };
};

test('an adult gets a picture and its three lines, with the nickname only where that is ticked', async () => {
  const { token } = await newSubscribedAdult(product);
  const [child = ''] = await idsOf(token);
  await product.db.query(`update child set nickname = 'Sari' where id = $1`, [child]);

  const unnamed = read((await card(token, child)).body);
  const named = read((await card(token, child, { named: 'yes' })).body);

  expect(unnamed.lines).toHaveLength(3);
  expect(unnamed.lines.join()).not.toContain('Sari');
  expect([unnamed.is_named, named.is_named]).toEqual([false, true]);
  expect(await sharp(unnamed.bytes).metadata()).toMatchObject({ format: 'png', width: 1080 });
  expect(unnamed.bytes.equals(named.bytes)).toBe(false);
});

test('another family’s child has no card', async () => {
  const [mine, theirs] = [await newSubscribedAdult(product), await newSubscribedAdult(product)];
  const [child = ''] = await idsOf(mine.token);

  expect((await card(theirs.token, child)).status).toBe(404);
});
