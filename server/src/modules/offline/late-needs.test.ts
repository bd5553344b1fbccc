import { offline } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';
import { leaseKeysOf, openPhone } from './phone.testing.ts';

let product: Product;
let keys: Awaited<ReturnType<typeof leaseKeysOf>>;
beforeAll(async () => {
  product = await startProduct();
  keys = await leaseKeysOf(product.url);
});
afterAll(() => product.stop());

const { add, choose, idsOf } = childrenSteps(() => product);

let phones = 0;
/** Two children of a family on one phone that has just lost its line. */
const onTheBus = async () => {
  const { token, email } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Adik' });
  const [sari = '', adik = ''] = await idsOf(token);
  phones += 1;
  const now = () => Date.now();
  const phone = openPhone({ url: product.url, keys, name: `needs-${phones}`, token, now });
  await phone.leases.renew();
  phone.state.isOnline = false;
  return { phone, token, email, sari, adik };
};

const heardOf = (email: string) =>
  product.db.query(
    `select t.child_id as child, t.kind, t.prompt,
       (select count(*)::int from chat_flag f
         where f.account_id = t.account_id and f.turn_id = t.id) as flags,
       (select count(*)::int from safety_case s
         where s.account_id = t.account_id and s.turn_id = t.id) as cases
     from chat_turn t join account a on a.id = t.account_id where a.email = $1 order by t.id`,
    [email],
  );

const prompt = 'aku mau mati aja';

test('what a child told of a need without a line reaches adult and staff once the page has long been closed, whoever plays by then', async () => {
  const { phone, token, email, sari, adik } = await onTheBus();
  await choose(token, adik);

  expect(await phone.outbox.tell({ child: sari, prompt, language: 'id' })).toBe(true);
  await phone.kill();
  phone.state.isOnline = true;
  await phone.outbox.flush();

  expect(await phone.outbox.waiting()).toBe(0);
  expect(await heardOf(email)).toEqual([{ child: sari, kind: 'help', prompt, flags: 1, cases: 1 }]);
});

test('it is heard once, however often its answer is lost', async () => {
  const { phone, email, sari } = await onTheBus();
  await phone.outbox.tell({ child: sari, prompt, language: 'id' });
  phone.state.isOnline = true;

  for (let time = 0; time < 3; time += 1) {
    phone.state.answersLeft = 0;
    await phone.outbox.flush();
  }
  await phone.kill();
  await phone.outbox.flush();

  expect(await phone.outbox.waiting()).toBe(0);
  expect(await heardOf(email)).toHaveLength(1);
});

test('nothing of it can be read on the phone, and nobody there is shown that it was told', async () => {
  const { phone, sari } = await onTheBus();

  await phone.outbox.tell({ child: sari, prompt, language: 'id' });
  const family = await phone.leases.family();
  const stored = await phone.outbox.queue.all(family ?? '');
  for (let time = 0; time < 5; time += 1) await phone.outbox.queue.refuse(stored);

  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(/mati|aku/);
  expect(await phone.outbox.setAside()).toEqual([]);
});

test('sealed for one child it is nobody else’s, and another family’s child hears nothing of it', async () => {
  const [here, elsewhere] = [await onTheBus(), await onTheBus()];
  await here.phone.outbox.tell({ child: here.sari, prompt, language: 'id' });
  const [row] = await here.phone.outbox.queue.all((await here.phone.leases.family()) ?? '');
  if (row?.what !== 'need') throw new Error('it was not kept');
  const { sealed } = row.body;

  const replies = [
    await product.send(offline.tell, { token: here.token, body: { child: here.adik, sealed } }),
    await product.send(offline.tell, { token: elsewhere.token, body: row.body }),
    await product.send(offline.tell, {
      token: here.token,
      body: { child: here.sari, sealed: 'A'.repeat(200) },
    }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([400, 404, 400]);
  expect([...(await heardOf(here.email)), ...(await heardOf(elsewhere.email))]).toEqual([]);
});
