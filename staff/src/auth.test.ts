import { afterEach, expect, test } from 'vitest';
import { auth } from './auth.ts';
import { answerAll } from './serving.testing.ts';
import { session } from './session.ts';

afterEach(() => session.forget());

const me = {
  name: 'Rani',
  email: 'rani@nobi.example',
  roles: ['support'],
  ends_at: '2026-11-22T20:00:00.000Z',
};

/** The console's page at a server that says the same to everything. */
const pageAt = async (status: number, answer: unknown) => {
  const { bePageOf, calls } = await answerAll(status, answer);
  bePageOf();
  return calls;
};

test('lets in whom the server knows, asking once for a whole page', async () => {
  const calls = await pageAt(200, me);

  await auth.checkAuth({});
  const identity = await auth.getIdentity?.();
  const roles = await auth.getPermissions?.({});

  expect([identity?.fullName, roles]).toEqual(['Rani', ['support']]);
  expect(calls.map(({ url, fromConsole }) => [url, fromConsole])).toEqual([
    ['/api/staff/session/', '1'],
  ]);
});

test('leads to the sign-in whom the server does not know', async () => {
  await pageAt(401, { error: 'Masuk dulu.', code: 'not_signed_in' });

  await expect(auth.checkAuth({})).rejects.toThrow();
});

test('signs nobody out because the server is away', async () => {
  await pageAt(503, { error: 'Sebentar.', code: 'unavailable' });

  await expect(auth.checkAuth({})).resolves.toBeUndefined();
});

test('asks anew who is there once the server says that the session has ended', async () => {
  const calls = await pageAt(200, me);
  await auth.checkAuth({});

  await expect(auth.checkError({ status: 401 })).rejects.toThrow();
  await auth.checkAuth({});

  expect(calls).toHaveLength(2);
});

test('keeps the session through every other failure', async () => {
  const calls = await pageAt(200, me);
  await auth.checkAuth({});

  await auth.checkError({ status: 403 });
  await auth.checkError(new Error('broken'));
  await auth.checkAuth({});

  expect(calls).toHaveLength(1);
});
