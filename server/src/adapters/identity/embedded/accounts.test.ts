import { expect, test } from 'vitest';
import { rigForEachTest } from './each-test.testing.ts';
import type { EmbeddedRig } from './testing.ts';

const staff = { email: 'staff@example.com', password: 'rahasia besar' };

let rig: EmbeddedRig;

const signIn = (password: string) =>
  rig.call('signInWithPassword', { email: staff.email, password });

rigForEachTest((started) => {
  rig = started;
});

test('seeds one account, however often and from however many processes', async () => {
  const seeds = await Promise.all(
    Array.from({ length: 4 }, () => rig.identity.seedPasswordAccount(staff.email, staff.password)),
  );

  expect(new Set(seeds.map(({ subject }) => subject)).size).toBe(1);
  expect(seeds[0]?.issuer).toBe(rig.identity.issuer);
  expect(rig.passwordChanges).toEqual([]);
  expect((await signIn(staff.password)).json().localId).toBe(seeds[0]?.subject);
});

test('seeds a changed password into the same account and ends its sessions', async () => {
  const before = await rig.identity.seedPasswordAccount(staff.email, staff.password);

  const after = await rig.identity.seedPasswordAccount(' STAFF@example.com', 'rahasia baru');

  expect(after).toEqual(before);
  expect(rig.passwordChanges).toEqual([before]);
  expect((await signIn(staff.password)).statusCode).toBe(400);
  expect((await signIn('rahasia baru')).statusCode).toBe(200);
});

test('takes the staff e-mail over from whoever signed it up first', async () => {
  await rig.identity.provider.createPasswordAccount({
    ...staff,
    password: 'tebakan orang',
    displayName: 'Not staff',
  });

  const seeded = await rig.identity.seedPasswordAccount(staff.email, staff.password);

  expect(rig.passwordChanges).toEqual([seeded]);
  expect((await signIn('tebakan orang')).statusCode).toBe(400);
});

test.for([
  ['no-email', 'rahasia besar', 'refused'],
  ['staff@example.com', '12345', 'weak_password'],
])('seeds nothing for %s with %s', async ([email, password, reason]) => {
  await expect(rig.identity.seedPasswordAccount(email ?? '', password ?? '')).rejects.toMatchObject(
    { reason },
  );
});

test('changes a password for who knows the current one', async () => {
  const { subject } = await rig.identity.seedPasswordAccount(staff.email, staff.password);
  const change = (current: string, newPassword: string) =>
    rig.identity.changePassword({ subject, current, newPassword, address: '10.5.0.1' });

  expect(await change('tebakan', 'rahasia baru')).toBe('wrong_password');
  expect(await change(staff.password, '12345')).toBe('weak_password');
  expect(rig.passwordChanges).toEqual([]);
  expect(await change(staff.password, 'rahasia baru')).toBe('changed');

  expect(rig.passwordChanges).toHaveLength(1);
  expect((await signIn('rahasia baru')).statusCode).toBe(200);
});

test('lets a stolen session guess the password five times at most', async () => {
  const { subject } = await rig.identity.seedPasswordAccount(staff.email, staff.password);
  const answers = [];

  for (let at = 0; at < 6; at += 1)
    answers.push(
      await rig.identity.changePassword({
        subject,
        current: `tebakan ${at}`,
        newPassword: 'milik saya',
        address: '10.5.0.1',
      }),
    );

  expect(answers).toEqual([...Array(5).fill('wrong_password'), 'too_many']);
});

test('erases an account with all that belongs to it', async () => {
  const { subject } = await rig.identity.seedPasswordAccount(staff.email, staff.password);
  const { idToken } = (await signIn(staff.password)).json();
  await rig.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: staff.email });

  await rig.identity.removeAccount(subject);

  await expect(rig.identity.provider.verifyIdToken(idToken)).rejects.toMatchObject({
    reason: 'refused',
  });
  expect(await rig.db.query('select 1 from idp_account')).toEqual([]);
  expect(await rig.db.query('select 1 from idp_reset_code')).toEqual([]);
});
