import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, newEmail } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { withoutTriggers } from '../../testing/without-triggers.ts';
import { accountSteps } from './account.testing.ts';

let product: Product;
const { signUp } = accountSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** The connection dies while it commits this family's account: the caller cannot know how it ended. */
const losesCommitsOf = async (email: string) => {
  await product.db.query(`
    create function lose_commit() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  await product.db.query(`
    create constraint trigger lose_commit after insert on account
      deferrable initially deferred for each row
      when (new.email = '${email}') execute function lose_commit()`);
};

test.skipIf(withoutTriggers)(
  'a sign-up whose end nobody knows keeps its identity, and the next try goes on with it',
  async () => {
    const email = newEmail();
    const identities = () =>
      product.db.query<{ subject: string }>('select subject from idp_account where email = $1', [
        email,
      ]);
    await losesCommitsOf(email);

    const lost = await signUp({ email });
    const made = await identities();
    await product.db.query('drop trigger lose_commit on account');
    const again = await signUp({ email });

    expect(lost.status).toBe(503);
    expect(made).toHaveLength(1);
    expect(again.status).toBe(200);
    expect(await identities()).toEqual(made);
    expect((await logIn(product, email)).token).toBeTruthy();
  },
);

test.skipIf(withoutTriggers)(
  'an outage of ours counts against nobody: the next try after it is heard',
  async () => {
    const email = newEmail();
    await product.db.query(`
    create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await product.db.query(`
    create trigger full_disk before insert on account
      for each row when (new.email = '${email}') execute function full_disk()`);
    const tries = [];
    for (let at = 0; at < 12; at += 1) tries.push((await signUp({ email })).status);
    await product.db.query('drop trigger full_disk on account');

    const again = await signUp({ email });

    expect(new Set(tries)).toEqual(new Set([503]));
    expect(again.status).toBe(200);
  },
);
