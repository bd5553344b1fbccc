import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, projectId, startEmulator } from '../../../../../peers/firebase/start.ts';
import { type IdentityRig, identityProviderContract } from '../identity-provider.contract.ts';
import { firebaseIdentity } from './firebase.ts';
import { forgeries } from './testing.forgeries.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());

const now = () => new Date();

const adapter = () =>
  firebaseIdentity({
    projectId,
    apiKey: 'public',
    authDomain: `${projectId}.firebaseapp.com`,
    google: true,
    publicUrl: 'http://localhost',
    emulatorUrl: emulator.url,
    jwksUrl: emulator.jwksUrl,
    keyCooldownMs: 0,
    now,
    warn: () => undefined,
  });

const makeRig = async (): Promise<IdentityRig> => ({
  provider: adapter().provider,
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  now,
  signIn: ({ email, password }) => emulator.signIn(email, password),
  sign: emulator.sign,
  forge: (claims) => forgeries(claims, emulator),
  rotateKeys: async () => {
    await emulator.rotateKeys();
  },
  close: async () => undefined,
});

identityProviderContract('firebase, with Google’s emulator', makeRig);

test('cannot say who it is without keys, and goes on by those it knows', async () => {
  const { provider } = adapter();
  const token = await emulator.signInWithGoogle('sari@example.com');

  await emulator.setFaults({ jwksDown: true });
  await expect(provider.verifyIdToken(token)).rejects.toMatchObject({ reason: 'unavailable' });
  await emulator.setFaults({});
  await provider.verifyIdToken(token);
  await emulator.setFaults({ jwksDown: true });

  expect(await provider.verifyIdToken(token)).toMatchObject({
    provider: 'google',
    email: 'sari@example.com',
    emailVerified: true,
    name: 'Ibu Sari',
  });
  await emulator.setFaults({});
});

test('refuses the token of an account that was undone', async () => {
  const { provider } = adapter();
  const person = { email: 'undone@example.com', password: 'pagi cerah', displayName: '' };
  const created = await provider.createPasswordAccount(person);
  const token = await emulator.signIn(person.email, person.password);

  await created.undo();

  await expect(provider.verifyIdToken(token)).rejects.toMatchObject({ reason: 'refused' });
});

test('the person stays the same when Google takes over an address that nobody had proven', async () => {
  const { provider } = adapter();
  const email = 'taken-over@example.com';
  const created = await provider.createPasswordAccount({
    email,
    password: 'milik penyerang',
    displayName: 'Penyerang',
  });

  const owner = await provider.verifyIdToken(await emulator.signInWithGoogle(email));

  expect(owner).toMatchObject({
    subject: created.subject,
    provider: 'google',
    emailVerified: true,
  });
  await expect(emulator.signIn(email, 'milik penyerang')).rejects.toThrow();
});
