import { writeFile } from 'node:fs/promises';
import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDisk } from '../adapters/files/local-disk.ts';
import { emptyDatabase } from '../database/testing.ts';
import { enterConsole, newFamily } from '../testing.people.ts';
import { type Product, startProduct } from '../testing.ts';
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
  const gone = await newFamily(product);
  const stays = await newFamily(product);
  await save({ url: product.databaseUrl, files: localDisk(place.in('none')) }, place.in('backup'));
  const { token } = await enterConsole(product, boss.email, boss.password);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    gone.email,
  ]);
  await product.send(staff.eraseFamily, {
    token,
    params: { family: row?.id ?? '' },
    body: { email: gone.email, reason: 'Diminta' },
  });
  const environment = { DATA_DIR: place.in('data') };
  const listed = await command('erased', [], { ...environment, DATABASE_URL: product.databaseUrl });
  await writeFile(place.in('list'), listed.said);
  const target = await emptyDatabase();
  const restore = (...more: string[]) =>
    backupIn(place.in('backup')).then((from) =>
      command('restore', ['--from', from, ...more], { ...environment, DATABASE_URL: target.url }),
    );

  const refused = await restore('--erased', place.in('nowhere'));
  const restored = await restore('--erased', place.in('list'));

  expect([listed.code, refused.code, restored.code]).toEqual([0, 1, 0]);
  expect(listed.said).not.toContain(row?.id);
  expect(restored.said).toContain('1 accounts of the list');
  const emails = 'select email from account where not is_staff';
  expect(await ask(target.url, emails)).toEqual([[{ email: stays.email }]]);
  await target.drop();
}, 60_000);
