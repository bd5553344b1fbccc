import { expect, test } from 'vitest';
import { rigForEachTest } from './each-test.testing.ts';
import { type EmbeddedRig, embeddedRig, wordOf } from './testing.ts';

const minutes = (count: number) => count * 60_000;
const kartika = { email: 'kartika@example.com', password: 'pagi cerah', displayName: 'Kartika' };
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';

let rig: EmbeddedRig;
let networks = 0;

const guess = (password: string, email = kartika.email) => {
  networks += 1;
  return rig.call(
    'signInWithPassword',
    { email, password },
    { address: `10.8.${networks >> 8}.${networks & 255}` },
  );
};
const guessWrong = async (times: number, email = kartika.email) => {
  const words = [];
  for (let at = 0; at < times; at += 1) words.push(wordOf(await guess(`salah-${at}`, email)));
  return words;
};
/** Minutes that the account stays closed after one more wrong guess. */
const pauseAfterOneMore = async () => {
  await guessWrong(1);
  return Number((await guess(kartika.password)).headers['retry-after']) / 60;
};

rigForEachTest(async (started) => {
  rig = started;
  await rig.identity.provider.createPasswordAccount(kartika);
});

test('closes an account to the right password too after five wrong ones, from any network', async () => {
  const words = await guessWrong(5);

  const sixth = await guess(kartika.password);

  expect(words).toEqual(Array(5).fill('INVALID_PASSWORD'));
  expect(wordOf(sixth)).toBe(tooMany);
  expect(sixth.headers['retry-after']).toBe('60');
});

test('lets four mistakes pass and forgets them at the right password', async () => {
  await guessWrong(4);
  const right = await guess(kartika.password);

  expect(right.statusCode).toBe(200);
  expect(await guessWrong(5)).toEqual(Array(5).fill('INVALID_PASSWORD'));
});

test('holds nobody up whose process reads its clock a little behind', async () => {
  await guessWrong(1);
  rig.pass(-50);

  const right = await guess(kartika.password);

  expect(right.statusCode).toBe(200);
});

test('waits 1, 2, 4, 8, then 15 minutes, and no longer', async () => {
  await guessWrong(4);
  const pauses: number[] = [];

  for (let at = 0; at < 6; at += 1) {
    const pause = await pauseAfterOneMore();
    pauses.push(pause);
    rig.pass(minutes(pause));
  }
  const inTheEnd = await guess(kartika.password);

  expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
  expect(inTheEnd.statusCode).toBe(200);
});

test('does not lengthen the pause for guesses made during it', async () => {
  await guessWrong(5);

  await guessWrong(20);
  rig.pass(minutes(1));

  expect((await guess(kartika.password)).statusCode).toBe(200);
});

test('throttles an e-mail that nobody has in the same way', async () => {
  const words = await guessWrong(6, 'nobody@example.com');

  expect(words).toEqual([...Array(5).fill('EMAIL_NOT_FOUND'), tooMany]);
});

test('tries five of a hundred guesses sent at once', async () => {
  const before = rig.pool.started;

  await Promise.all(Array.from({ length: 100 }, (_, at) => guess(`salah-${at}`)));

  expect(rig.pool.started - before).toBe(5);
});

test('closes a network after thirty failures on any accounts, for a quarter of an hour', async () => {
  const address = '198.51.100.4';
  const spray = (at: number) =>
    rig.call(
      'signInWithPassword',
      { email: `family-${at}@example.com`, password: '123456' },
      { address },
    );
  const words = [];
  for (let at = 0; at < 31; at += 1) words.push(wordOf(await spray(at)));
  const ofTheSameNetwork = await rig.call('signInWithPassword', kartika, { address });
  const elsewhere = await guess(kartika.password);
  rig.pass(minutes(15));
  const later = await rig.call('signInWithPassword', kartika, { address });

  expect(words).toEqual([...Array(30).fill('EMAIL_NOT_FOUND'), tooMany]);
  expect(wordOf(ofTheSameNetwork)).toBe(tooMany);
  expect(elsewhere.statusCode).toBe(200);
  expect(later.statusCode).toBe(200);
}, 20_000);

test('counts no right password against a network: a class may share it', async () => {
  const address = '198.51.100.5';

  const statuses = [];
  for (let at = 0; at < 32; at += 1)
    statuses.push((await rig.call('signInWithPassword', kartika, { address })).statusCode);

  expect(statuses).toEqual(Array(32).fill(200));
}, 20_000);

test('lets another process of the same deployment count on', async () => {
  const other = await embeddedRig({ db: rig.db });
  await guessWrong(5);

  const answer = await other.call('signInWithPassword', kartika, { address: '10.7.0.1' });

  expect(wordOf(answer)).toBe(tooMany);
  await other.close();
});

test('keeps neither the e-mail nor the address of who failed', async () => {
  await rig.call(
    'signInWithPassword',
    { email: 'salah.ketik@example.com', password: '123456' },
    { address: '198.51.100.6' },
  );

  const rows = await rig.db.query<{ all: string }>(
    `select encode(key, 'escape') || t::text as all from idp_throttle t`,
  );

  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/salah|198\.51/);
});

test('drops counts that are a day old', async () => {
  await guessWrong(2);

  rig.pass(minutes(24 * 60) + 1);
  await rig.identity.deleteExpired();

  expect(await rig.db.query('select 1 from idp_throttle')).toEqual([]);
});

test('limits how many accounts one network makes', async () => {
  const address = '198.51.100.7';
  const words = [];
  for (let at = 0; at < 21; at += 1)
    words.push(
      wordOf(
        await rig.call(
          'signUp',
          { email: `new-${at}@example.com`, password: 'pagi cerah' },
          { address },
        ),
      ),
    );

  expect(words.slice(0, 20)).toEqual(Array(20).fill(undefined));
  expect(words[20]).toBe(tooMany);
}, 20_000);
