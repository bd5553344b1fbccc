import { randomUUID } from 'node:crypto';
import { childPlaytime, rating, support } from '@nobi/contract';
import { expect, test } from 'vitest';
import { openGame } from '../../testing/builds.ts';
import { newSubscribedAdult, newSubscriber } from '../../testing/people.ts';
import { eventRow, newEvent, saveRow } from './phone.testing.ts';
import { startWithPhones } from './phones.testing.ts';

const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 86_400_000;

const { product, add, idsOf, phoneOf, ownerOf } = await startWithPhones('outbox');

test('a rating and a message wait for the line, and what the server refuses five times is set aside', async () => {
  const { token, email } = await newSubscriber(product);
  const { phone } = phoneOf(token);
  await phone.leases.renew();
  phone.state.isOnline = false;
  await phone.outbox.post({ session: '', ref: randomUUID(), what: 'rating', body: { stars: 9 } });
  const body = { subject: 'Halo', message: 'Dari bus.', category: 'general' } as const;
  await phone.outbox.post({ session: '', ref: randomUUID(), what: 'message', body });
  const unfit = { stars: 99 };
  await phone.outbox.post({ session: '', ref: randomUUID(), what: 'rating', body: unfit });
  expect(await phone.outbox.flush()).toBe(false);

  await phone.kill();
  phone.state.isOnline = true;
  for (let time = 0; time < 6; time += 1) await phone.outbox.flush();

  const rows = await product.db.query(
    `select (select count(*)::int from rating r where r.account_id = a.id) as ratings,
       (select count(*)::int from ticket t where t.account_id = a.id) as messages
     from account a where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ ratings: 1, messages: 1 }]);
  expect(await phone.outbox.setAside()).toMatchObject([
    { what: 'rating', body: unfit, refusals: 5 },
  ]);
  expect(await phone.outbox.waiting()).toBe(1);
});

test('a rating and a message whose answer was lost are there once, however much later they are sent again', async () => {
  const { token, email } = await newSubscriber(product);
  const { phone } = phoneOf(token);
  await phone.leases.renew();
  const stars = { key: randomUUID(), body: { stars: 9 } };
  const words = {
    key: randomUUID(),
    body: { subject: 'Halo', message: 'Dari bus.', category: 'general' },
  } as const;
  const lost = { code: 'offline' };
  phone.state.answersLeft = 0;
  await expect(phone.ask(rating.give, stars)).rejects.toMatchObject(lost);
  await expect(phone.ask(support.send, words)).rejects.toMatchObject(lost);
  await phone.outbox.post({ session: '', ref: stars.key, what: 'rating', body: stars.body });
  await phone.outbox.post({ session: '', ref: words.key, what: 'message', body: words.body });
  // Their answers are lost once more.
  await phone.outbox.flush();
  expect(await phone.outbox.waiting()).toBe(2);

  for (const table of ['rating', 'ticket'])
    await product.db.query(`update ${table} set created_at = now() - interval '3 days'`);
  await phone.kill();
  await phone.outbox.flush();

  expect(await phone.outbox.waiting()).toBe(0);
  const rows = await product.db.query(
    `select (select count(*)::int from rating r where r.account_id = a.id) as ratings,
       (select count(*)::int from ticket t where t.account_id = a.id) as messages
     from account a where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ ratings: 1, messages: 1 }]);
});

test('what was set aside is sent again when the adult wishes it, and stays set aside where that does not help', async () => {
  const { token } = await newSubscriber(product);
  const { phone } = phoneOf(token);
  await phone.leases.renew();
  await phone.outbox.post({ session: '', ref: randomUUID(), what: 'rating', body: { stars: 99 } });
  for (let time = 0; time < 5; time += 1) await phone.outbox.flush();
  expect(await phone.outbox.setAside()).toHaveLength(1);

  await phone.outbox.sendAgain();

  expect(await phone.outbox.setAside()).toEqual([]);
  expect(await phone.outbox.waiting()).toBe(1);
  for (let time = 0; time < 4; time += 1) await phone.outbox.flush();
  expect(await phone.outbox.setAside()).toHaveLength(1);
});

test('who logs out while something is being sent waits for it, and for what came in the meantime', async () => {
  const { token, email } = await newSubscriber(product);
  const { phone } = phoneOf(token);
  await phone.leases.renew();
  const message = async (subject: string) => {
    const body = { subject, message: 'Dari bus.', category: 'general' } as const;
    await phone.outbox.post({ session: '', ref: randomUUID(), what: 'message', body });
  };
  await message('satu');
  const underWay = phone.outbox.flush();
  await message('dua');

  await phone.outbox.flush({ waits: true });

  expect(await phone.outbox.waiting()).toBe(0);
  await underWay;
  const rows = await product.db.query(
    `select t.subject from ticket t join account a on a.id = t.account_id
     where a.email = $1 order by 1`,
    [email],
  );
  expect(rows).toEqual([{ subject: 'dua' }, { subject: 'satu' }]);
});

test('to forget a device leaves nothing on it', async () => {
  const { token } = await newSubscriber(product);
  const child = await ownerOf(token);
  const { phone } = phoneOf(token);
  await phone.leases.renew();
  const family = (await phone.leases.family()) ?? '';
  phone.state.isOnline = false;
  const key = 'f'.repeat(16);
  await phone.outbox.begin({ key, child, kind: 'game', item: openGame });
  await phone.outbox.add(key, [saveRow(key, '{"v":1}')]);

  await phone.outbox.forget();

  expect(await phone.leases.current()).toBeNull();
  expect(await phone.outbox.queue.all(family)).toEqual([]);
  const { newest } = await phone.outbox.shelf.saveOf(family, {
    child,
    kind: 'game',
    item: openGame,
  });
  expect(newest).toBeNull();
});

test('the second child without a line finds her own save alone', async () => {
  const { token } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Budi' });
  const [first = '', second = ''] = await idsOf(token);
  const { phone } = phoneOf(token);
  await phone.leases.renew();
  phone.state.isOnline = false;
  const key = 'g'.repeat(16);
  await phone.outbox.begin({ key, child: first, kind: 'game', item: openGame });
  await phone.outbox.add(key, [saveRow(key, '{"v":1,"of":"first"}')]);

  const hers = await phone.outbox.begin({
    key: 'h'.repeat(16),
    child: second,
    kind: 'game',
    item: openGame,
  });
  const again = await phone.outbox.begin({
    key: 'i'.repeat(16),
    child: first,
    kind: 'game',
    item: openGame,
  });

  expect(hers.save).toBeNull();
  expect(again.save).toBe('{"v":1,"of":"first"}');
});

test('quiet hours and the day’s minutes hold without a line, by the adult’s wish of that day', async () => {
  const { token } = await newSubscribedAdult(product);
  const child = await ownerOf(token);
  const set = await product.send(childPlaytime.set, {
    token,
    params: { child },
    body: { weekday_minutes: 2, weekend_minutes: 2, quiet: [] },
  });
  expect(set.status).toBe(200);
  const { phone, clock } = phoneOf(token);
  await phone.leases.renew();
  phone.state.isOnline = false;
  const play = async (key: string) => {
    await phone.outbox.begin({ key, child, kind: 'game', item: openGame });
    await phone.outbox.add(key, [eventRow(key, newEvent(clock.now, openGame))]);
  };

  // The next morning, so that no midnight comes between: it is ten o'clock in Jakarta.
  clock.now = Math.ceil(clock.now / days(1)) * days(1) + minutes(180);
  await play('1'.repeat(16));
  clock.now += minutes(1);
  await play('2'.repeat(16));
  clock.now += minutes(1);

  await expect(play('3'.repeat(16))).rejects.toMatchObject({ code: 'play_time_over' });
  clock.now += days(1);
  await play('4'.repeat(16));
});
