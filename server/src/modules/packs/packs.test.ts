import { packs } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openCourse, openGame, openTool, premiumGame } from '../../testing/builds.ts';
import { newFamily, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const open = (item: string, token: string) => product.send(packs.open, { token, params: { item } });
const urlOf = ({ body }: { body: unknown }) => z.object({ url: z.string() }).parse(body).url;

test.each([openGame, openCourse, openTool])('a paying family may save %s', async (item) => {
  const { token } = await newSubscriber(product, 'regular');

  const reply = await open(item, token);

  expect(reply).toMatchObject({ status: 200, body: { expires_in: 600 } });
  expect((await fetch(urlOf(reply))).status).toBe(200);
  const sessions = await product.db.query(
    `select 1 from play_session p join session s on s.account_id = p.account_id
     where s.token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  );
  expect(sessions).toEqual([]);
});

test('nothing is handed out that the plan does not open, or that is not there', async () => {
  const { token } = await newSubscriber(product, 'regular');
  const unpaid = await newFamily(product);

  expect(await open(premiumGame, token)).toMatchObject({ body: { code: 'premium_only' } });
  expect(await open('tidak-ada', token)).toMatchObject({ status: 404 });
  expect(await open(openGame, unpaid.token)).toMatchObject({ status: 402 });
});
