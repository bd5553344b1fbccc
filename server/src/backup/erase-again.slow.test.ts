import { writeFile } from 'node:fs/promises';
import { children, consent } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { localDisk } from '../adapters/files/local-disk.ts';
import { emptyDatabase } from '../database/testing.ts';
import { enterConsole, eraseByTwo, newAdult, newFamily, newSecond } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { ask, backupIn, command, newPlace, save } from './backup.testing.ts';

const boss = { email: 'staf@contoh.id', password: 'rahasia-staf-123' };
let place: Awaited<ReturnType<typeof newPlace>>;
let product: Product;
beforeAll(async () => {
  place = await newPlace();
  product = await startProduct({ STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password });
});
afterAll(async () => {
  await product.stop();
  await place.remove();
});

test('who was erased after a backup is erased again when it is restored; others are back', async () => {
  const erased = await newFamily(product);
  const stays = await newFamily(product);
  await save({ url: product.databaseUrl, files: localDisk(place.in('none')) }, place.in('backup'));
  const { token } = await enterConsole(product, boss.email, boss.password);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    erased.email,
  ]);
  await eraseByTwo(product, {
    token,
    second: await newSecond(product),
    params: { family: row?.id ?? '' },
    body: { email: erased.email, reason: 'Diminta' },
  });
  const environment = { DATA_DIR: place.in('data') };
  const listed = await command('erased', [], { ...environment, DATABASE_URL: product.databaseUrl });
  await writeFile(place.in('list'), listed.output);
  const target = await emptyDatabase();
  const restore = (...more: string[]) =>
    backupIn(place.in('backup')).then((from) =>
      command('restore', ['--from', from, ...more], { ...environment, DATABASE_URL: target.url }),
    );

  const refused = await restore('--erased', place.in('nowhere'));
  const restored = await restore('--erased', place.in('list'));

  expect([listed.code, refused.code, restored.code]).toEqual([0, 1, 0]);
  expect(listed.output).not.toContain(row?.id);
  expect(restored.output).toContain('1 families and 0 single children were here again');
  const emails = 'select email from account where not is_superuser';
  expect(await ask(target.url, emails)).toEqual([[{ email: stays.email }]]);
  await target.drop();
}, 60_000);

test('a child whose use was withdrawn after a backup is erased again; the sibling is back', async () => {
  const { token, email } = await newAdult(product);
  const sibling = { nickname: 'Adik', animal: 'cat', birth_month: '2019-03', grade: 1 };
  await product.send(children.add, { token, body: { ...sibling, zone: 'Asia/Jakarta' } });
  const { body } = await product.send(consent.list, { token });
  const first = z
    .parse(consent.list.reply, body)
    .consents.find(({ purpose, nickname }) => purpose === 'use' && nickname === null);
  await save({ url: product.databaseUrl, files: localDisk(place.in('none')) }, place.in('before'));
  await product.send(consent.withdraw, { token, params: { consent: first?.id ?? '' } });
  const environment = { DATA_DIR: place.in('data') };
  const listed = await command('erased', [], { ...environment, DATABASE_URL: product.databaseUrl });
  await writeFile(place.in('children'), listed.output);
  const target = await emptyDatabase();

  const restored = await command(
    'restore',
    ['--from', await backupIn(place.in('before')), '--erased', place.in('children')],
    { ...environment, DATABASE_URL: target.url },
  );

  expect(listed.output).not.toContain(first?.child);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 families and 1 single children were here again'),
  });
  const ofFamily = `account_id = (select id from account where email = '${email}')`;
  expect(
    await ask(
      target.url,
      `select nickname from child where ${ofFamily}`,
      `select withdrawn_at is not null as is_withdrawn from consent
       where ${ofFamily} and child_id = '${first?.child}'`,
    ),
  ).toEqual([[{ nickname: 'Adik' }], [{ is_withdrawn: true }]]);
  await target.drop();
}, 60_000);
