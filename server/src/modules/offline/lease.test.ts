import { createECDH, createPrivateKey } from 'node:crypto';
import { offline } from '@nobi/contract';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { openGame, premiumGame } from '../../testing/builds.ts';
import { newFamily, newSubscribedAdult, newSubscriber } from '../../testing/people.ts';
import { eventRow, newEvent, saveRow } from './phone.testing.ts';
import { startWithPhones } from './phones.testing.ts';

const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 86_400_000;

const { product, keys, add, phoneOf, ownerOf } = await startWithPhones('phone');

test('a paid family gets 14 days at most, with its children and the plan', async () => {
  const { token } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Budi' });
  const { phone } = phoneOf(token);

  await phone.leases.renew();
  const lease = await phone.leases.current();

  expect(lease).toMatchObject({ plan: 'premium', children: [{}, { nickname: 'Budi' }] });
  expect(Number(lease?.until) - Number(lease?.since)).toBe(days(14));
});

test('a lease ends three days after what was paid', async () => {
  const { token, email } = await newSubscriber(product);
  await product.db.query(
    `with ended as (
       update period set ends_at = now() + interval '1 day'
       where account_id = (select id from account where email = $1) returning account_id
     ) select pg_notify('caller_changed', account_id::text) from ended`,
    [email],
  );
  const { phone } = phoneOf(token);

  await expect
    .poll(async () => {
      await phone.leases.renew();
      const lease = await phone.leases.current();
      return Math.round((Number(lease?.until) - Number(lease?.since)) / days(1));
    })
    .toBe(4);
});

test('who has not paid gets none', async () => {
  const { token } = await newFamily(product);

  expect((await product.send(offline.lease, { token })).status).toBe(402);
});

test('a lease that is over opens nothing, and what is stored can still be read', async () => {
  const { token } = await newSubscriber(product);
  const child = await ownerOf(token);
  const { phone, clock } = phoneOf(token);
  await phone.leases.renew();
  await phone.outbox.begin({ key: 'k'.repeat(16), child, kind: 'game', item: openGame });
  await phone.outbox.add('k'.repeat(16), [saveRow('k'.repeat(16), '{"v":1,"planks":3}')]);
  const family = (await phone.leases.family()) ?? '';

  phone.state.isOnline = false;
  clock.now += days(14) + 1000;

  expect(await phone.leases.why()).toBe('expired');
  await expect(
    phone.outbox.begin({ key: 'l'.repeat(16), child, kind: 'game', item: openGame }),
  ).rejects.toMatchObject({ code: 'lease_refused' });
  const stored = await phone.outbox.shelf.saveOf(family, { child, kind: 'game', item: openGame });
  expect(stored.newest).toBe('{"v":1,"planks":3}');
  expect(await phone.outbox.waiting()).toBe(1);
});

test('a clock turned back 30 days asks for the internet; one that goes before does no harm later', async () => {
  const { token } = await newSubscriber(product);
  const { phone, clock } = phoneOf(token);
  await phone.leases.renew();
  const right = clock.now;

  clock.now = right - days(30);
  expect(await phone.leases.why()).toBe('clock');
  clock.now = right + days(3650);
  expect(await phone.leases.why()).toBe('expired');
  await phone.leases.renew();
  clock.now = right + minutes(5);

  expect(await phone.leases.current()).not.toBeNull();
});

test('the lease of another account or another device opens nothing here', async () => {
  const mine = await newSubscriber(product);
  const theirs = phoneOf((await newSubscriber(product)).token);
  await theirs.phone.leases.renew();

  theirs.phone.state.token = mine.token;

  expect(await theirs.phone.leases.why()).toBe('foreign');
  expect(await theirs.phone.outbox.waiting()).toBe(0);
});

/** What somebody could make who has a key of their own. */
const forgedBy = async (head: Record<string, string>, claims: Record<string, unknown>) => {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const part = (bytes: Buffer) => bytes.toString('base64url');
  const [x, y, d] = [point.subarray(1, 33), point.subarray(33), pair.getPrivateKey()].map(part);
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x: String(x), y: String(y), d: String(d) },
    format: 'jwk',
  });
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...head }).sign(key);
};

test.each([
  ['another key', { typ: 'nobi-lease+jwt' }],
  ['another type', { typ: 'JWT' }],
])('a lease signed with %s is refused by browser and server', async (_what, head) => {
  const { token } = await newSubscriber(product);
  const child = await ownerOf(token);
  const { phone } = phoneOf(token);
  await phone.leases.renew();
  const real = (await phone.leases.current())?.token ?? '';
  const claims = JSON.parse(Buffer.from(real.split('.')[1] ?? '', 'base64url').toString());
  const forged = await forgedBy({ ...head, kid: keys[0]?.kid ?? '' }, claims);

  const stretched = { ...claims, exp: claims.exp + 1_000_000 };
  const parts = real.split('.');
  const tampered = [
    parts[0],
    Buffer.from(JSON.stringify(stretched)).toString('base64url'),
    parts[2],
  ];
  const unsigned = [
    Buffer.from('{"alg":"none","typ":"nobi-lease+jwt"}').toString('base64url'),
    parts[1],
    'AA',
  ];
  for (const lease of [forged, tampered.join('.'), unsigned.join('.')]) {
    await phone.leases.put(lease);
    expect(await phone.leases.why()).toBe('forged');
    const reply = await product.send(offline.begin, {
      token,
      body: { lease, child, kind: 'game', item: openGame, started_at: 1000, sent_at: 2000 },
    });
    expect(reply).toMatchObject({ status: 403, body: { code: 'lease_refused' } });
  }
});

test('the server takes a lease of its own family alone, for its children and its plan', async () => {
  const [mine, theirs] = [
    await newSubscriber(product, 'regular'),
    await newSubscriber(product, 'regular'),
  ];
  const leaseOf = async (token: string) =>
    String(Object((await product.send(offline.lease, { token })).body).lease);
  const begin = async (body: Record<string, unknown>) =>
    (
      await product.send(offline.begin, {
        token: mine.token,
        body: { kind: 'game', item: openGame, started_at: 1000, sent_at: 2000, ...body },
      })
    ).body;
  const [lease, child] = [await leaseOf(mine.token), await ownerOf(mine.token)];

  expect(await begin({ lease: await leaseOf(theirs.token), child })).toMatchObject({
    code: 'lease_refused',
  });
  expect(await begin({ lease, child: await ownerOf(theirs.token) })).toMatchObject({
    code: 'lease_refused',
  });
  expect(await begin({ lease, child, item: premiumGame })).toMatchObject({ code: 'premium_only' });
  expect(await begin({ lease, child })).toMatchObject({ id: expect.any(String) });
});

test('a plan that ends meanwhile loses nothing of what was played under the lease', async () => {
  const { token, email } = await newSubscriber(product);
  const child = await ownerOf(token);
  const { phone, clock } = phoneOf(token);
  await phone.leases.renew();
  phone.state.isOnline = false;
  const key = 'm'.repeat(16);
  await phone.outbox.begin({ key, child, kind: 'game', item: premiumGame });
  await phone.outbox.add(key, [
    eventRow(key, newEvent(clock.now, premiumGame)),
    saveRow(key, '{}'),
  ]);
  await product.db.query(
    `with ended as (
       delete from period where account_id = (select id from account where email = $1)
       returning account_id
     ) select pg_notify('caller_changed', account_id::text) from ended`,
    [email],
  );
  await expect.poll(async () => (await product.send(offline.lease, { token })).status).toBe(402);

  phone.state.isOnline = true;
  expect(await phone.outbox.flush()).toBe(true);

  expect(await phone.outbox.waiting()).toBe(0);
  const rows = await product.db.query('select 1 from play_event where item = $1', [premiumGame]);
  expect(rows).toHaveLength(1);
});
