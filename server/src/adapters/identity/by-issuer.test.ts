import { account } from '@nobi/contract';
import { expect, test } from 'vitest';
import { clientId, openidSettings } from '../../testing/google.ts';
import { freePort } from '../../testing/ports.ts';
import { startProduct } from '../../testing/product.ts';
import { startScriptedProvider } from '../../testing/provider.ts';
import { fixedIssuer } from './embedded/issuer.store.ts';

test('lets each issuer be proven by its own keys alone', async () => {
  const port = await freePort();
  const google = await startScriptedProvider(port);
  const product = await startProduct(openidSettings(port));
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: google.issuer,
    aud: clientId,
    sub: 'sari',
    email: 'sari@contoh.id',
    email_verified: true,
    auth_time: now,
    iat: now,
    exp: now + 300,
  };
  const ours = {
    iss: await fixedIssuer(product.db),
    aud: 'nobi-web',
    sign_in_provider: 'password',
  };
  const statusOf = async (change: object) => {
    const id_token = await google.sign({ ...claims, ...change });
    return (await product.send(account.signIn, { body: { id_token } })).status;
  };

  expect(await statusOf({})).toBe(200);
  expect(await statusOf(ours), 'our issuer under the other keys').toBe(401);
  expect(await statusOf({ iss: 'https://idp.example.net' }), 'an issuer nobody trusts').toBe(401);
  expect(await statusOf({ iss: [google.issuer] }), 'a list of issuers').toBe(401);
  expect(await statusOf({ iss: undefined }), 'no issuer').toBe(401);
  expect(await statusOf({ iss: `${google.issuer}/` }), 'nearly the issuer').toBe(401);
  await google.stop();
  await product.stop();
});
