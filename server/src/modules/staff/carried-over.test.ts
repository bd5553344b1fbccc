import { join } from 'node:path';
import { staff } from '@nobi/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPool } from '../../adapters/identity/embedded/passwords/hash-pool.ts';
import { passwords } from '../../adapters/identity/embedded/passwords/password.ts';
import { migrate } from '../../database/migrate.ts';
import { emptyDatabase } from '../../database/testing.ts';
import { enterConsole, idTokenFor, logIn, password } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

const folder = join(import.meta.dirname, '../../database/migrations');
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let product: Product;

/** Of the release before: staff were families' accounts. */
const fill = async (client: Client) => {
  const hash = await passwords(hashPool(), { m: 64, t: 1, p: 1 }).hash(password);
  await client.query(
    `with people as (
       insert into account (email, display_name, is_staff)
       values ('Rekan@contoh.id', 'Rekan', true), ('dulu@contoh.id', 'Dulu', false),
         ('google@contoh.id', 'Gugel', true), ('keluarga@contoh.id', 'Ibu', false)
       returning id, email),
     proofs as (
       insert into identity (issuer, subject, account_id)
       select case when email like 'google%' then 'https://accounts.google.com'
         else (select issuer from installation) end, lower(email), id from people),
     keys as (
       insert into idp_account (subject, email, password_hash, origin, valid_since, created_at)
       select lower(email), lower(email), '${hash}', 'product', now() - interval '1 day', now()
       from people where email not like 'google%')
     insert into ticket (id, account_id, subject, category, message, response, responded_by, assigned_to)
     select gen_random_uuid(), f.id, 'Tanya', 'general', 'Halo', 'Baik', d.id, d.id
     from people f, people d where f.email like 'keluarga%' and d.email like 'dulu%'`,
  );
};

beforeAll(async () => {
  database = await emptyDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await migrate(client, folder, { isWanted: (name) => name < '220' });
  await fill(client);
  await migrate(client, folder);
  await client.end();
  product = await startProduct({}, { databaseUrl: database.url });
});
afterAll(async () => {
  await product.stop();
  await database.drop();
});

test('who was staff signs in as before, and their family’s session opens no console', async () => {
  const { token } = await enterConsole(product, 'rekan@contoh.id');
  const family = await logIn(product, 'rekan@contoh.id');
  const id_token = await idTokenFor(product, 'rekan@contoh.id', password);

  const me = await product.send(staff.whoAmI, { token });
  const asFamily = await product.send(staff.whoAmI, { token: family.token });
  const byProof = await product.send(staff.beginSession, { body: { id_token } });

  expect(me.body).toMatchObject({ name: 'Rekan', email: 'rekan@contoh.id' });
  expect([asFamily.status, byProof.status, family.is_superuser]).toEqual([401, 403, true]);
});

test('who came by a provider is known by what it proved, not by an address', async () => {
  const known = await product.db.query(
    `select s.email, i.issuer, i.subject, s.password_hash from staff s
     join staff_identity i on i.staff_id = s.id`,
  );

  const issuer = 'https://accounts.google.com';
  const email = 'google@contoh.id';
  expect(known).toEqual([{ email, issuer, subject: email, password_hash: null }]);
});

test('who left is named where they answered, and does not come in', async () => {
  const [ticket] = await product.db.query(
    'select s.display_name from ticket t join staff s on s.id = t.responded_by',
  );
  const body = { email: 'dulu@contoh.id', password };

  const begun = await product.send(staff.beginSession, { body });

  expect(ticket).toEqual({ display_name: 'Dulu' });
  expect(begun.status).toBe(401);
});
