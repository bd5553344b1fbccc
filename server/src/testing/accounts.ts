import { randomBytes } from 'node:crypto';
import { tokenHash } from '../auth/session-token.ts';
import { familySteps } from '../compose/family-steps.ts';
import type { Queryable } from '../database/database.ts';

/** Signed-in families straight in the database, where a test needs many and not their sign-up. */
export const manyFamilies = async (db: Queryable, count: number) => {
  const families = Array.from({ length: count }, (_, at) => ({
    email: `keluarga-${at}-${randomBytes(4).toString('hex')}@contoh.id`,
    token: randomBytes(32).toString('base64url'),
  }));
  for (const { email, token } of families) {
    const [added] = await db.query<{ id: string }>(
      `insert into account (email, display_name) values ($1, 'Ibu Sari') returning id`,
      [email],
    );
    await familySteps.beginFamily(db, added?.id ?? '');
    await db.query(
      `insert into session (token_hash, account_id, ends_at)
       values ($1, $2, now() + interval '1 day')`,
      [tokenHash(token), added?.id],
    );
    await db.query(
      `insert into session_directory (token_hash, account_id) values ($1, $2)
       on conflict do nothing`,
      [tokenHash(token), added?.id],
    );
  }
  return families;
};

/** Gives a family a paid month without any gateway. */
export const giveMonth = async (db: Queryable, email: string) => {
  const [family] = await db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  const values = [`NB-${randomBytes(16).toString('base64url')}`, family?.id];
  await db.query(
    `insert into orders (id, account_id, plan, amount, gateway, state, activated_at, expires_at)
     values ($1, $2, 'regular', 15000, 'test', 'paid', now(), now())`,
    values,
  );
  await db.query(
    `insert into period (account_id, order_id, plan, starts_at, ends_at)
     values ($2, $1, 'regular', now(), now() + interval '1 month')`,
    values,
  );
};
