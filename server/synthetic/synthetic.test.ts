import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPerson } from '../src/audit/proposals/proposals.testing.ts';
import { syntheticAddress } from '../src/modules/account/synthetic-address.rules.ts';
import { voucherSteps } from '../src/modules/payments/vouchers/vouchers.testing.ts';
import { runCommand } from '../src/testing/command.ts';
import { noticesDelivered, setFaults } from '../src/testing/gateway.ts';
import { makeEarlier } from '../src/testing/make-earlier.ts';
import { password } from '../src/testing/people.ts';
import { type Product, startProduct } from '../src/testing/product.ts';
import { syntheticCheck } from './check.ts';
import { lineOf, metricsOf } from './say.ts';

const command = join(import.meta.dirname, 'synthetic-command.ts');

const key = 'k'.repeat(32);
let product: Product;
beforeAll(async () => {
  product = await startProduct({ SYNTHETIC_KEY: key });
});
beforeEach(() => product.db.query('truncate throttle'));
afterAll(() => product.stop());

const { batchOf } = voucherSteps(() => product);
const check = (wish: { voucher?: string; key?: string } = {}) =>
  syntheticCheck({ url: product.url, key, ...wish });
const rowsOf = async (table: string) =>
  Number((await product.db.query<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);
const namesOf = async () =>
  Object.fromEntries(
    await Promise.all(
      ['account', 'idp_account', 'session', 'play_session', 'period', 'letter', 'erasure'].map(
        async (table) => [table, await rowsOf(table)],
      ),
    ),
  );
const anHourLater = (table: 'account' | 'orders') =>
  makeEarlier(product.db, { table, columns: ['created_at'], by: '61 minutes' });
const signUp = (email: string) =>
  product.send(account.signUp, {
    body: { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' },
  });

test('a family signs up, pays at the demo, plays, reads and leaves; nothing of it stays or counts', async () => {
  const before = await namesOf();

  const { isGood, steps } = await check();
  await noticesDelivered(product);

  expect(steps.map(({ name, fault }) => [name, fault])).toEqual(
    ['sign_up', 'log_in', 'pay', 'play', 'report', 'leave'].map((name) => [name, undefined]),
  );
  expect(isGood).toBe(true);
  expect(await namesOf()).toEqual(before);
  expect(await rowsOf('money_move')).toBe(0);
  await anHourLater('orders');
  await product.runJob('tidy');
  expect([await rowsOf('orders'), await rowsOf('payment_event')]).toEqual([0, 0]);
  expect(await rowsOf('mismatch')).toBe(0);
});

test('what goes wrong is named and the family is gone all the same', async () => {
  const before = await namesOf();
  await setFaults(product, { down: true });

  const failed = await check();

  await setFaults(product, {});
  expect(failed.isGood).toBe(false);
  expect(lineOf(failed, new Date(0))).toMatch(/FAULT sign_up .*pay [\d.]+ s FAULT: POST .*, leave/);
  expect(metricsOf(failed, new Date(0))).toContain('nobi_synthetic_step_success{step="pay"} 0');
  expect(await namesOf()).toEqual(before);
});

test('where payments are real it pays by the operator’s code, the same each time, or not at all', async () => {
  const beside = await startProduct(
    {
      SYNTHETIC_KEY: key,
      MIDTRANS_SERVER_KEY: 'SB-Mid-server-x',
      MIDTRANS_URL: `${product.url}/sandbox-gateway`,
    },
    { databaseUrl: product.databaseUrl },
  );
  const { codes } = await batchOf(await newPerson(product, ['finance']));
  const orders = await rowsOf('orders');
  const there = (voucher?: string) => syntheticCheck({ url: beside.url, key, voucher });

  const without = await there();
  const withCode = [await there(codes[0]), await there(codes[0])];
  await beside.stop();

  expect(without.steps.find(({ name }) => name === 'pay')?.fault).toMatch(/nothing was paid/);
  expect(without.steps.at(-1)).toMatchObject({ name: 'leave', fault: undefined });
  expect(withCode.map(({ isGood }) => isGood)).toEqual([true, true]);
  expect(await rowsOf('orders')).toBe(orders + 2);
});

test('nobody without the key signs up as a check', async () => {
  const id = 'a'.repeat(24);

  const replies = [
    await signUp('ibu@synthetic.invalid'),
    await signUp(syntheticAddress('another key of thirty-two letters', id)),
    await signUp(syntheticAddress(key, id).replace(/^a/, 'b')),
  ];

  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test('one that was cut off is erased within two hours', async () => {
  const before = await namesOf();
  await signUp(syntheticAddress(key, 'c'.repeat(24)));
  await product.runJob('tidy');
  const soon = await rowsOf('account');

  await anHourLater('account');
  await product.runJob('tidy');

  expect(soon).toBe(before.account + 1);
  expect(await namesOf()).toEqual(before);
});

test('the command says each time in one line, ends with 1 at a fault, and writes figures for Prometheus', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-synthetic-'));
  const words = ['--url', product.url, '--metrics', join(folder, 'nobi.prom')];

  const good = await runCommand(command, words, { SYNTHETIC_KEY: key });
  const figures = await readFile(join(folder, 'nobi.prom'), 'utf8');
  const bad = await runCommand(command, words, { SYNTHETIC_KEY: key.toUpperCase() });
  const figuresOfBad = await readFile(join(folder, 'nobi.prom'), 'utf8');
  const nobody = ['--url', 'http://127.0.0.1:1'];
  const silent = await runCommand(command, nobody, { SYNTHETIC_KEY: key });
  const without = await runCommand(command, words, {});
  await rm(folder, { recursive: true });

  expect(good).toMatchObject({ code: 0, stderr: '' });
  expect(good.stdout).toMatch(/^\S+ ok sign_up [\d.]+ s, log_in .*, leave [\d.]+ s\n$/);
  expect(figures).toMatch(/^nobi_synthetic_success 1$/m);
  expect(bad.code).toBe(1);
  expect(bad.stdout).toMatch(/FAULT sign_up .*answered 400 login_invalid_email/);
  expect(figuresOfBad).toMatch(/^nobi_synthetic_success 0$/m);
  expect(silent.stdout).toMatch(/FAULT sign_up .*127\.0\.0\.1:1 did not answer: \S/);
  expect(silent.stdout).not.toContain('fetch failed');
  expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('SYNTHETIC_KEY') });
});
