import { join } from 'node:path';
import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runCommand } from '../../testing/command.ts';
import { addPasskey, ownFactors, startAtName } from '../../testing/passkeys.ts';
import {
  appCode,
  beginStaff,
  enterConsole,
  newColleague,
  newEmail,
  staffTokenOf,
} from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';

const script = join(import.meta.dirname, 'staff-recover-command.ts');

let product: Product;
beforeAll(async () => {
  product = await startAtName();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

/** The command as an operator gives it. */
const recover = (...typed: string[]) =>
  runCommand(script, typed, { DATABASE_URL: product.databaseUrl, PUBLIC_URL: product.url });
const linkIn = (text: string) => /staff\/invitation#([\w-]{43})/.exec(text)?.[1] ?? '';
const letterTo = async (email: string) => {
  const [letter] = await product.db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  return letter?.text_body ?? '';
};
const comeBack = async (token: string) => {
  const reply = await product.send(staff.openInvitation, { body: { token } });
  const { secret } = z.parse(staff.openInvitation.reply, reply.body);
  const body = {
    token,
    name: 'Ibu Kepala',
    password: 'kembali-lewat-surat',
    code: appCode(secret),
  };
  return product.send(staff.acceptInvitation, { body });
};
const people = async () =>
  (await product.db.query<{ id: string }>('select id from staff order by id')).map(({ id }) => id);

test('an administrator without password and phone comes back by letter, as the same person', async () => {
  const boss = await newColleague(product);
  const before = await enterConsole(product, boss.email);
  await addPasskey(product, { token: before.token });
  const staffBefore = await people();

  const ran = await recover(boss.email);
  const ended = await product.send(staff.whoAmI, { token: before.token });
  const link = linkIn(await letterTo(boss.email));
  const back = await comeBack(link);
  const again = await product.send(staff.openInvitation, { body: { token: link } });

  expect(ran).toMatchObject({ code: 0, output: expect.not.stringContaining(link) });
  expect([ended.status, back.status, again.status]).toEqual([401, 200, 409]);
  expect(await people(), 'nobody is appointed').toEqual(staffBefore);
  const token = staffTokenOf(back);
  expect((await product.send(staff.whoAmI, { token })).body).toMatchObject({
    email: boss.email,
    roles: expect.arrayContaining(['administrator']),
  });
  expect((await ownFactors(product, token)).passkeys, 'the lost ones open nothing').toEqual([]);
});

test('the log names the operator, the person and the way', async () => {
  const boss = await newColleague(product);

  await recover(boss.email);

  const rows = await product.db.query(`select staff_email, did from staff_audit where about = $1`, [
    boss.email,
  ]);
  expect(rows).toEqual([{ staff_email: 'operator', did: 'recoverAdministrator' }]);
});

test('printed, the link stands in the terminal alone, and the person is told by letter', async () => {
  const boss = await newColleague(product);

  const { code, output } = await recover(boss.email.toUpperCase(), '--print');
  const letter = await letterTo(boss.email);

  expect(code).toBe(0);
  expect(linkIn(letter)).toBe('');
  expect(letter).toContain('operator');
  expect((await comeBack(linkIn(output))).status).toBe(200);
});

test('until the link is used the password before still asks for its second factor', async () => {
  const boss = await newColleague(product);
  await enterConsole(product, boss.email);

  await recover(boss.email);

  expect((await beginStaff(product, boss.email)).secret, 'no fresh app').toBeUndefined();
});

test('a link of an operator ends after a day', async () => {
  const boss = await newColleague(product);
  const { output } = await recover(boss.email, '--print');
  await product.db.query(
    `update staff_invitation set expires_at = expires_at - interval '24 hours' where email = $1`,
    [boss.email],
  );

  const reply = await product.send(staff.openInvitation, { body: { token: linkIn(output) } });

  expect(reply.status).toBe(409);
});

test.each([
  ['a stranger', async () => newEmail()],
  [
    'a colleague who is no administrator',
    async () => {
      const { email } = await newColleague(product, { roles: ['support', 'finance'] });
      return email;
    },
  ],
  [
    'an administrator who has left',
    async () => {
      const { email, id } = await newColleague(product);
      await product.db.query('update staff set left_at = now() where id = $1', [id]);
      return email;
    },
  ],
])('%s is refused in a sentence, and nothing is made', async (_who, emailOf) => {
  const email = await emailOf();

  const { code, output } = await recover(email, '--print');
  const rows = await product.db.query('select 1 from staff_invitation where email = $1', [email]);

  expect([code, rows]).toEqual([1, []]);
  expect(output).toContain('is no administrator');
  expect(linkIn(output)).toBe('');
});

test('without an address it says how it is used', async () => {
  expect(await recover()).toMatchObject({
    code: 1,
    output: expect.stringContaining('staff:recover'),
  });
});
