import { randomUUID } from 'node:crypto';
import { account, payments } from '@nobi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Product, startProduct } from '../../../testing/product.ts';
import { projectId, standInGoogle } from './testing.google.ts';

const project = { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: 'public-web-key' };
const session = z.object({ token: z.string() });

const policyOf = async ({ url }: Product, path: string) => {
  const header = (await fetch(`${url}${path}`)).headers.get('content-security-policy') ?? '';
  const lines = header.split('; ').map((line) => line.split(' '));
  return Object.fromEntries(lines.map(([name = '', ...sources]) => [name, sources]));
};

describe('in a project of Google’s', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(project);
  });
  afterAll(() => product.stop());

  test('the page that logs in may ask Google’s four hosts, the ready pages none', async () => {
    const login = await policyOf(product, '/login');
    const staff = await policyOf(product, '/staff/');
    const others = await Promise.all(['/', '/terms'].map((path) => policyOf(product, path)));

    expect(login['connect-src']).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
    expect(login['frame-src']).toEqual([product.playUrl, `https://${projectId}.firebaseapp.com`]);
    expect(login['script-src']).toContain('https://apis.google.com');
    expect(JSON.stringify(others)).not.toMatch(/google|firebase/);
    expect(staff['script-src']?.join()).not.toMatch(/google/);
    expect(staff['frame-src']).toEqual([product.playUrl]);
  });

  test('the page knows the project and no secret', async () => {
    const page = await (await fetch(`${product.url}/login`)).text();
    const written = /id="nobi-config">(.*?)<\/script>/.exec(page)?.[1] ?? '';

    expect(JSON.parse(written).identity).toEqual({
      kind: 'firebase',
      google: true,
      projectId,
      apiKey: 'public-web-key',
      authDomain: `${projectId}.firebaseapp.com`,
    });
  });

  test('the embedded provider is not there', async () => {
    const answer = await fetch(`${product.url}/idp/.well-known/jwks.json`);

    expect(answer.status).toBe(404);
  });
});

test('without Firebase the page asks nobody but us', async () => {
  const product = await startProduct();

  const login = await policyOf(product, '/login');

  expect(login['connect-src']).toEqual(["'self'"]);
  expect(login['frame-src']).toEqual([product.playUrl]);
  expect(JSON.stringify(login)).not.toMatch(/google|firebase/);
  await product.stop();
});

describe('with people of Google’s', () => {
  let google: Awaited<ReturnType<typeof standInGoogle>>;
  let product: Product;
  beforeAll(async () => {
    google = await standInGoogle();
    product = await startProduct({
      ...project,
      FIREBASE_AUTH_URL: google.url,
      FIREBASE_JWKS_URL: google.jwksUrl,
    });
  });
  afterAll(async () => {
    await product?.stop();
    await google.close();
  });

  const password = 'rahasia-kuat-1';
  const newPerson = async () => {
    const email = `ibu-${randomUUID()}@contoh.id`;
    await product.send(account.signUp, {
      body: { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' },
    });
    const { localId } = await google.signIn({ email, password });
    // Of one moment: two proofs of the same second stay so however slowly they are made.
    const now = Math.floor(Date.now() / 1000);
    const proof = (secondsAgo: number, provider: 'password' | 'google.com') =>
      google.sign({
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        sub: localId,
        iat: now,
        exp: now + 3600,
        auth_time: now - secondsAgo,
        email,
        email_verified: provider === 'google.com',
        firebase: { sign_in_provider: provider },
      });
    return { email, proof };
  };
  const enter = async (proof: Promise<string>) => {
    const reply = await product.send(account.signIn, { body: { id_token: await proof } });
    return { status: reply.status, token: session.safeParse(reply.body).data?.token ?? '' };
  };
  const isSignedIn = async (token: string) =>
    (await product.send(payments.myStatus, { token })).status === 200;

  test('Google’s first word for somebody ends what a password opened before, and proofs of then', async () => {
    const { proof } = await newPerson();
    const stranger = await enter(proof(60, 'password'));

    const owner = await enter(proof(30, 'google.com'));
    const late = await enter(proof(45, 'password'));
    const sameSecond = await enter(proof(30, 'password'));
    const since = await enter(proof(5, 'password'));

    expect(stranger.status).toBe(200);
    await expect.poll(() => isSignedIn(stranger.token)).toBe(false);
    expect([owner.status, late.status, since.status]).toEqual([200, 401, 200]);
    expect(sameSecond.status).toBe(401);
  });

  test('Google’s second word ends nothing', async () => {
    const { proof } = await newPerson();
    const tablet = await enter(proof(20, 'google.com'));
    const phone = await enter(proof(15, 'password'));

    const again = await enter(proof(10, 'google.com'));

    expect(again.status).toBe(200);
    expect([await isSignedIn(tablet.token), await isSignedIn(phone.token)]).toEqual([true, true]);
  });

  test('the first sign-in after a new password ends every session of before', async () => {
    const { proof } = await newPerson();
    const tablet = await enter(proof(300, 'password'));

    google.faults.validSince = Math.floor(Date.now() / 1000) - 60;
    const old = await enter(proof(90, 'password'));
    const phone = await enter(proof(30, 'password'));
    const laptop = await enter(proof(20, 'password'));
    delete google.faults.validSince;

    expect([old.status, phone.status]).toEqual([401, 200]);
    await expect.poll(() => isSignedIn(tablet.token)).toBe(false);
    expect([await isSignedIn(phone.token), await isSignedIn(laptop.token)]).toEqual([true, true]);
  });

  test('many first Google sign-ins in the same moment all stay in', async () => {
    const { proof } = await newPerson();
    const proofs = Array.from({ length: 6 }, (_, at) => proof(at, 'google.com'));

    const entered = await Promise.all(proofs.map(enter));
    const alive = await Promise.all(entered.map(({ token }) => isSignedIn(token)));

    expect(entered.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(alive).toEqual(Array(6).fill(true));
  });
});
