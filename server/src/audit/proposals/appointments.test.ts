import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { appCode } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import {
  aDayLater,
  appointedBy,
  decide,
  invite,
  linkOf,
  newPerson,
  type Person,
  waitingFor,
} from './proposals.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
// Each test has a staff of its own; nobody of another may confirm.
beforeEach(async () => {
  await product.db.query('truncate throttle, idp_throttle, proposal, staff_invitation');
  await product.db.query("update staff set left_at = now() - interval '8 days'");
});
afterAll(() => product.stop());

const openReply = z.object({ secret: z.string() });
/** Takes the way of the invitation's letter to the end. */
const accept = async (email: string) => {
  const link = (await linkOf(product, email)) ?? '';
  const body = { token: link };
  const { secret } = openReply.parse((await product.send(staff.openInvitation, { body })).body);
  const enrolment = { ...body, name: 'Rani', password: 'hujan-di-atap-seng' };
  await product.send(staff.acceptInvitation, { body: { ...enrolment, code: appCode(secret) } });
  const [row] = await product.db.query<{ id: string }>('select id from staff where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};
const areTwo = async (one: string, other: string) => {
  const [row] = await product.db.query<{ two: boolean }>('select staff_are_two($1, $2) as two', [
    one,
    other,
  ]);
  return row?.two;
};
/** Those that lead to the console, where it can be looked at. */
const lettersTo = async ({ email }: Person) =>
  (
    await product.db.query(
      `select 1 from letter where recipient = $1 and position('/staff/' in text_body) > 0`,
      [email],
    )
  ).length;

test('no letter goes to a new colleague before a second administrator has said yes', async () => {
  const [one, other] = [await newPerson(product), await newPerson(product)];

  const { email, reply } = await invite(product, one);
  const before = await linkOf(product, email);
  const own = await decide(product, one, true);
  const yes = await decide(product, other, true);

  expect(reply.body).toEqual({ is_waiting: true });
  expect(before).toBeUndefined();
  expect(own.body).toMatchObject({ code: 'staff_same_person' });
  expect(yes.status).toBe(200);
  expect(await linkOf(product, email)).toBeDefined();
  expect(await lettersTo(other)).toBe(1);
  expect(await lettersTo(one)).toBe(0);
});

test('the new colleague counts for a week with neither who proposed nor who confirmed', async () => {
  const [one, other, third] = [
    await newPerson(product),
    await newPerson(product),
    await newPerson(product),
  ];
  const { email } = await invite(product, one);
  await decide(product, other, true);

  const rani = await accept(email);

  expect(await areTwo(one.id, rani)).toBe(false);
  expect(await areTwo(rani, other.id)).toBe(false);
  expect(await areTwo(rani, third.id)).toBe(true);
});

test('it can be declined and withdrawn, and each is in the log', async () => {
  const [one, other] = [await newPerson(product), await newPerson(product)];
  const first = await invite(product, one);
  const declined = await decide(product, other, false);
  const second = await invite(product, one);
  const withdrawn = await decide(product, one, false);

  const log = await product.db.query<{ did: string }>(
    'select did from staff_audit where about in ($1, $2) order by id',
    [`appointment ${first.email}`, `appointment ${second.email}`],
  );
  expect([declined.status, withdrawn.status]).toEqual([200, 200]);
  expect(log.map(({ did }) => did)).toEqual([
    'propose',
    'declineProposal',
    'propose',
    'withdrawProposal',
  ]);
  expect((await waitingFor(product, one)).rows).toEqual([]);
});

test('a puppet and somebody of another role cannot say yes, and are shown so', async () => {
  const [one, puppet] = [await newPerson(product), await newPerson(product)];
  await appointedBy(product, puppet, one);
  const finance = await newPerson(product, ['finance']);
  await newPerson(product);
  await invite(product, one);
  const [row] = (await waitingFor(product, puppet)).rows;
  const params = { proposal: row?.id ?? '' };
  const say = ({ token }: Person) =>
    product.send(staff.decideProposal, { token, params, body: { is_confirmed: true } });

  expect(row).toMatchObject({ may_confirm: false, seconds: 1, alone_from: null });
  expect((await say(puppet)).body).toMatchObject({ code: 'staff_second_too_new' });
  expect((await say(finance)).body).toMatchObject({ code: 'staff_not_your_role' });
  expect((await waitingFor(product, finance)).rows).toEqual([]);
});

test('a lone administrator waits a day in which everybody has had a letter', async () => {
  const alone = await newPerson(product);
  const support = await newPerson(product, ['support']);
  const { email } = await invite(product, alone);
  const { rows, seconds } = await waitingFor(product, alone);

  const early = await decide(product, alone, true);
  await aDayLater(product);
  const late = await decide(product, alone, true);

  expect(rows).toMatchObject([{ seconds: 0, may_confirm: false, alone_from: expect.any(String) }]);
  expect(seconds).toMatchObject({ appointment: 0 });
  expect(early.body).toMatchObject({ code: 'staff_alone_wait' });
  expect([await lettersTo(alone), await lettersTo(support)]).toEqual([1, 1]);
  expect(late.status).toBe(200);
  expect(await linkOf(product, email)).toBeDefined();
});

test('where somebody else could confirm, no waiting helps', async () => {
  const [one] = [await newPerson(product), await newPerson(product)];
  await invite(product, one);
  await aDayLater(product);

  expect((await decide(product, one, true)).body).toMatchObject({ code: 'staff_same_person' });
});

test('who dismisses all others first is not alone with it: they have the letter, too', async () => {
  const [thief, honest] = [await newPerson(product), await newPerson(product)];
  const params = { colleague: honest.id };
  await product.send(staff.dismiss, { token: thief.token, params, body: { reason: 'x' } });

  await invite(product, thief);

  expect(await lettersTo(honest)).toBe(1);
});

test('one stolen session and all its puppets are one person for a week', async () => {
  const thief = await newPerson(product);
  const puppets = [];
  for (let made = 0; made < 2; made += 1) {
    const { email } = await invite(product, thief);
    await aDayLater(product);
    await decide(product, thief, true);
    puppets.push(await accept(email));
  }
  const [first = '', second = ''] = puppets;

  expect(await areTwo(thief.id, first)).toBe(false);
  expect(await areTwo(first, second)).toBe(false);
});

test('a further role waits for a second person, who is not the one it is for; fewer do not', async () => {
  const [one, other] = [await newPerson(product), await newPerson(product)];
  const friend = await newPerson(product, ['administrator']);
  const change = (roles: readonly string[]) =>
    product.send(staff.changeRoles, {
      token: one.token,
      params: { colleague: friend.id },
      body: { roles, reason: 'Tugas baru' },
    });
  const rolesOf = async () =>
    (await product.db.query('select roles from staff where id = $1', [friend.id]))[0];

  const more = await change(['administrator', 'finance']);
  const own = await decide(product, friend, true);
  const before = await rolesOf();
  const yes = await decide(product, other, true);
  const after = await rolesOf();
  const fewer = await change(['finance']);

  expect(more.body).toEqual({ is_waiting: true });
  expect(own.body).toMatchObject({ code: 'staff_not_yourself' });
  expect(before).toEqual({ roles: ['administrator'] });
  expect(yes.status).toBe(200);
  expect(after).toEqual({ roles: ['administrator', 'finance'] });
  expect(fewer.body).toEqual({});
  expect(await rolesOf()).toEqual({ roles: ['finance'] });
});

test('proposed twice it waits once; something else waits until the first is withdrawn', async () => {
  const one = await newPerson(product);
  await newPerson(product);
  const { email } = await invite(product, one);

  const again = await invite(product, one, email);
  const other = await newPerson(product);
  const theirs = await invite(product, other, email);

  expect(again.reply.body).toEqual({ is_waiting: true });
  expect(theirs.reply.body).toMatchObject({ code: 'staff_waits_already' });
});

test('what a dismissed colleague has proposed or confirmed is gone', async () => {
  const [one, leaver] = [await newPerson(product), await newPerson(product)];
  const { email } = await invite(product, one);
  await decide(product, leaver, true);
  await invite(product, leaver);

  const params = { colleague: leaver.id };
  await product.send(staff.dismiss, { token: one.token, params, body: { reason: 'Pindah' } });

  expect((await waitingFor(product, one)).rows).toEqual([]);
  const link = (await linkOf(product, email)) ?? '';
  const open = await product.send(staff.openInvitation, { body: { token: link } });
  expect(open.body).toMatchObject({ code: 'staff_invitation_over' });
});
