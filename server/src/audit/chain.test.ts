import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staff } from '@nobi/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../testing/command.ts';
import { startConsole } from '../testing/console.ts';
import { eraseByTwo, newFamily, newSecond } from '../testing/people.ts';
import type { Product } from '../testing/product.ts';
import { tellChainEnd, verifyChain } from './chain.ts';

const script = join(import.meta.dirname, '..', 'backup', 'audit-verify-command.ts');

let product: Product;
let token: string;
beforeEach(async () => {
  ({ product, token } = await startConsole());
});
afterEach(() => product.stop());

/** The command as an operator gives it. */
const verify = (...typed: string[]) =>
  runCommand(script, typed, { DATABASE_URL: product.databaseUrl });

const look = (search: string) => product.send(staff.families, { token, query: { search } });
const idOf = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};
const placeOf = async (about: string) => {
  const [row] = await product.db.query<{ place: number }>(
    'select place::int as place from staff_audit where about = $1',
    [about],
  );
  return row?.place ?? 0;
};
/** Whoever owns the table can do anything to it; the chain is what is left to tell. */
const asOwner = async (statement: string, values: readonly unknown[] = []) => {
  await product.db.query('alter table staff_audit disable trigger user');
  await product.db.query(statement, values);
  await product.db.query('alter table staff_audit enable trigger user');
};

test('many who write at once make one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 24 }, (_none, i) => look(`keluarga ${i}`)));

  const places = await product.db.query<{ place: number }>(
    'select place::int as place from staff_audit order by place',
  );
  expect(places.length).toBeGreaterThanOrEqual(24);
  expect(places.map(({ place }) => place)).toEqual(places.map((_row, i) => i + 1));
  expect(await verify()).toMatchObject({
    code: 0,
    output: expect.stringContaining(`The audit log is whole: ${places.length} rows`),
  });
});

test.each([
  ['rewritten', `update staff_audit set about = 'sari2' where about = $1`, 'does not say'],
  ['blamed on another', `update staff_audit set staff_email = 'x' where about = $1`, 'follow'],
  ['dated back', `update staff_audit set at = at - interval '1 day' where about = $1`, 'follow'],
  ['taken out', 'delete from staff_audit where about = $1', 'is not there'],
  [
    'emptied as if a family had been erased',
    `update staff_audit set about = '[erased]', redaction = digest where about = $1`,
    'does not say',
  ],
])('a row that was %s is named', async (_how, statement, why) => {
  for (const name of ['ani', 'sari', 'budi']) await look(name);
  const place = await placeOf('sari');

  await asOwner(statement, ['sari']);

  const { code, output } = await verify();
  expect(code).toBe(1);
  expect(output).toContain(`row ${place} `);
  expect(output).toContain(why);
});

test('a row emptied with a fitting digest is named, because no erasure tells of it', async () => {
  for (const name of ['ani', 'sari', 'budi']) await look(name);
  const place = await placeOf('sari');

  await product.db.transaction(async (tx) => {
    await tx.query(`select set_config('nobi.erasing', 'on', true)`);
    await tx.query(`update staff_audit set about = '[erased]' where about = 'sari'`);
  });

  const { code, output } = await verify();
  expect(code).toBe(1);
  expect(output).toContain(`row ${place} does not say what was written`);
});

test('a cut tail is seen against the row that the log of the product names', async () => {
  for (const name of ['ani', 'sari', 'budi']) await look(name);
  const ends: { place: number; hash: string }[] = [];
  await tellChainEnd(product.db, {
    info: (end: { place: number; hash: string }) => ends.push(end),
  });
  const anchor = ['--place', String(ends[0]?.place), '--hash', String(ends[0]?.hash)];
  const whole = await verify(...anchor);

  await asOwner(`delete from staff_audit where about in ('sari', 'budi')`);

  const blind = await verify();
  const { code, output } = await verify(...anchor);
  expect(whole.code).toBe(0);
  expect(blind.code).toBe(0);
  expect(code).toBe(1);
  expect(output).toMatch(/row \d+ is not there/);
});

test('the chain holds when a family is erased, and nothing of the family is left in it', async () => {
  const { email } = await newFamily(product);
  const id = await idOf(email);
  await look(email);
  await product.send(staff.family, { token, params: { family: id } });
  await look('sesudahnya');

  const body = { email, reason: 'diminta keluarga' };
  const second = await newSecond(product);
  const erased = await eraseByTwo(product, { token, second, params: { family: id }, body });

  const rows = JSON.stringify(await product.db.query('select * from staff_audit'));
  const { code, output } = await verify();
  expect(erased.status).toBe(200);
  expect(rows).not.toContain(email);
  expect(rows).not.toContain(id);
  expect(output).toContain('3 of them emptied by erasures');
  expect(code).toBe(0);
});

test('the log takes no change, not even under the word of an erasure', async () => {
  await look('ani');
  const change = (statement: string) =>
    product.db.transaction(async (tx) => {
      await tx.query(`select set_config('nobi.erasing', 'on', true)`);
      await tx.query(statement);
    });

  await expect(product.db.query('delete from staff_audit')).rejects.toThrow('only ever added to');
  await expect(change(`update staff_audit set did = 'family'`)).rejects.toThrow('only ever added');
  await expect(change(`update staff_audit set staff_email = 'x'`)).rejects.toThrow('only ever');
});

test('rows from before the chain are chained by the migration, in their order', async () => {
  const path = join(import.meta.dirname, '../database/migrations/230-audit-chain.sql');
  for (const name of ['ani', 'sari', 'budi']) await look(name);
  await product.db.query(`drop trigger staff_audit_chains on staff_audit;
    drop trigger staff_audit_redacts on staff_audit;
    drop function staff_audit_chains, staff_audit_redacts, staff_audit_part, staff_audit_digest,
      staff_audit_hash, staff_audit_salt;
    alter table staff_audit drop place, drop salt, drop digest, drop redaction, drop hash;`);

  await product.db.query(await readFile(path, 'utf8'));
  await look('sesudahnya');

  const { end, broken } = await verifyChain(product.db);
  expect(broken).toBeUndefined();
  expect(end.place).toBeGreaterThan(4);
});
