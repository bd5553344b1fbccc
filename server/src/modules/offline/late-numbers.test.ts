import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGame } from '../../testing/builds.ts';
import { newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';
import { eventRow, leaseKeysOf, newEvent, openPhone } from './phone.testing.ts';

const day = 86_400_000;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { idsOf } = childrenSteps(() => product);

const phoneOf = async (name: string) => {
  const { token } = await newSubscriber(product);
  const clock = { now: Date.now() };
  const keys = await leaseKeysOf(product.url);
  const phone = openPhone({ url: product.url, keys, name, token, now: () => clock.now });
  await phone.leases.renew();
  return { phone, clock, token, child: (await idsOf(token))[0] ?? '' };
};

test('nothing begins before its lease was given, whatever the phone’s clock says', async () => {
  const { phone, clock, child } = await phoneOf('late-1');
  phone.state.isOnline = false;
  const key = 'n'.repeat(16);
  await phone.outbox.begin({ key, child, kind: 'game', item: openGame });
  await phone.outbox.add(key, [eventRow(key, newEvent(clock.now, openGame))]);
  clock.now += 10 * day;

  phone.state.isOnline = true;
  await phone.outbox.flush();

  const [row] = await product.db.query<{ age: number; happened: number }>(
    `select extract(epoch from now() - s.began_at)::float8 as age,
       extract(epoch from now() - e.happened_at)::float8 as happened
     from play_session s join play_event e on e.account_id = s.account_id and e.session_id = s.id
     where s.child_id = $1`,
    [child],
  );
  expect(row?.age).toBeLessThan(60);
  expect(row?.happened).toBeLessThan(60);
});
