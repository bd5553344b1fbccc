import { children } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NamedStatement } from '../database/database.ts';
import { uuidV7 } from '../database/uuid.ts';
import { childrenSteps } from '../modules/children/children.testing.ts';
import { newSubscribedAdult } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { playSessionStore } from './play-sessions.store.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);

test('a child that is removed while play begins leaves its sibling to play', async () => {
  const { token } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Bima' });
  const [first = '', second = ''] = await idsOf(token);
  await choose(token, second);
  const [session] = await product.db.query<{ accountId: string; sessionHash: Buffer }>(
    `select account_id as "accountId", token_hash as "sessionHash" from session where child_id = $1`,
    [second],
  );
  let isRemoved = false;
  const store = playSessionStore(
    {
      ...product.db,
      named: async <Row extends object>(statement: NamedStatement) => {
        const rows = await product.db.named<Row>(statement);
        if (!isRemoved && statement.name === 'playing_child') {
          isRemoved = true;
          await product.send(children.remove, { token, params: { child: second } });
        }
        return rows;
      },
    },
    'game',
  );

  const id = await store.record({
    ...{ id: uuidV7(), accountId: session?.accountId ?? '', itemId: 'satu-dua' },
    ...{ sessionHash: session?.sessionHash ?? Buffer.alloc(0), beginKey: undefined },
  });

  expect(
    await product.db.query('select child_id as child from play_session where id = $1', [id]),
  ).toEqual([{ child: first }]);
});
