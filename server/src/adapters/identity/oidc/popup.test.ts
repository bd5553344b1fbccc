import { account } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWithGoogle, type WithGoogle } from '../../../testing/google.ts';
import { newEmail } from '../../../testing/people.ts';
import { newBrowser } from '../../../testing/popup.ts';

let product: WithGoogle;
beforeAll(async () => {
  product = await startWithGoogle();
});
afterAll(() => product.stop());

const session = (id_token: string | undefined) =>
  product.send(account.signInWithGoogle, { body: { id_token } });

test('leads to Google with a challenge, and back with a token that opens a session', async () => {
  const browser = newBrowser(product.url);
  const { opener, response, address } = await browser.begin();
  const params = new URL(address).searchParams;

  const landed = await browser.land(await browser.choose(address, newEmail()));

  expect(response.status).toBe(302);
  expect(params.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(params.get(name)?.length).toBeGreaterThan(30);
  expect(landed.message).toMatchObject({ to: product.url, message: { opener, ended: 'proven' } });
  expect((await session(landed.message?.message.idToken)).status).toBe(200);
});
