import { account, payments } from '@nobi/contract';
import { importJWK, type JWK, SignJWT } from 'jose';
import { fixedIssuer } from '../../adapters/identity/embedded/issuer.store.ts';
import { dropAccount, logIn, password } from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';

const postJson = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** As when the process ends after a sign-up's identity was made and before its account was. */
export const cutOff = async (product: Product, email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  // On workers no key takes these along.
  await product.db.query('delete from identity where account_id = $1', [row?.id]);
  await product.db.query('delete from email_directory where account_id = $1', [row?.id]);
  await dropAccount(product, 'delete from account where id = $1', [row?.id]);
};

/** What the tests of accounts ask of a product, in their own words. */
export const accountSteps = (product: () => Product) => ({
  isSignedIn: async (token: string) =>
    (await product().send(payments.myStatus, { token })).status === 200,

  signUp: (form: { email: string; whatsapp?: string; password?: string }, language = 'en') =>
    product().send(account.signUp, {
      body: { password, display_name: 'Ibu Sari', whatsapp: '+6281234567890', ...form },
      headers: { 'accept-language': language },
    }),

  /** Asks for the letter, takes the code out of it and chooses a new password. */
  async resetPassword(email: string, newPassword: string) {
    const { url, db } = product();
    await postJson(`${url}/idp/v1/accounts:sendOobCode`, { requestType: 'PASSWORD_RESET', email });
    const [letter] = await db.query<{ text_body: string }>(
      'select text_body from letter where recipient = $1 order by id desc limit 1',
      [email],
    );
    const oobCode = /code=([\w-]+)/.exec(letter?.text_body ?? '')?.[1];
    const reply = await postJson(`${url}/idp/v1/accounts:resetPassword`, { oobCode, newPassword });
    if (reply.status !== 200) throw new Error(`The reset was answered ${reply.status}`);
  },

  /** Signs in with an id_token of the true provider's key, as old as a slow person's would be. */
  async agedIdToken(email: string, minutes: number) {
    const { db } = product();
    await logIn(product(), email);
    const [key] = await db.query<{ kid: string; private_jwk: JWK }>(
      `select kid, private_jwk from idp_key where state = 'active'`,
    );
    const [person] = await db.query<{ subject: string }>(
      'select subject from idp_account where email = $1',
      [email],
    );
    await db.query(
      `update idp_account set valid_since = now() - interval '1 hour' where email = $1`,
      [email],
    );
    const then = Math.floor(Date.now() / 1000) - minutes * 60;
    const id_token = await new SignJWT({
      email,
      email_verified: false,
      auth_time: then,
      sign_in_provider: 'password',
    })
      .setProtectedHeader({ alg: 'ES256', kid: key?.kid ?? '' })
      .setIssuer(await fixedIssuer(db))
      .setAudience('nobi-web')
      .setSubject(person?.subject ?? '')
      .setIssuedAt(then)
      .setExpirationTime(then + 3000)
      .sign(await importJWK(key?.private_jwk ?? {}, 'ES256'));
    return product().send(account.signIn, { body: { id_token } });
  },
});
