import { staff, staffRoles } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  appCode,
  confirmProposals,
  enterConsole,
  newColleague,
  newEmail,
  newFamily,
  newSecond,
  staffTokenOf,
} from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
let token: string;
let second: string;
let boss: string;
beforeAll(async () => {
  product = await startProduct();
  boss = (await newColleague(product)).email;
  token = (await enterConsole(product, boss)).token;
  second = await newSecond(product);
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

/** Invited by one person and confirmed by another. */
const invite = async (email: string) => {
  const invited = await product.send(staff.invite, {
    token,
    body: { email, language: 'en', roles: ['support'], reason: 'Tim baru' },
  });
  await confirmProposals(product, second);
  return invited;
};
/** What the newest letter to somebody leads to. */
const linkOf = async (email: string) => {
  const [letter] = await product.db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /staff\/invitation#([\w-]{43})/.exec(letter?.text_body ?? '')?.[1] ?? '';
};
const openReply = z.object({ email: z.string(), secret: z.string() });
const secretOf = async (link: string) =>
  openReply.parse((await product.send(staff.openInvitation, { body: { token: link } })).body)
    .secret;
const accept = async (link: string, changes: object = {}) => {
  const secret = await secretOf(link);
  const body = { token: link, name: 'Rani', password: 'hujan-di-atap-seng', code: appCode(secret) };
  return product.send(staff.acceptInvitation, { body: { ...body, ...changes } });
};
const pending = z.array(z.object({ id: z.string(), email: z.string() }));
const idOf = async (email: string) => {
  const list = pending.parse((await product.send(staff.invitations, { token })).body);
  return list.find((each) => each.email === email)?.id ?? '';
};
const over = { status: 409, body: { code: 'staff_invitation_over' } };

test('a stranger who signs up as a family with the invited address gains nothing', async () => {
  const stranger = await newFamily(product);

  await invite(stranger.email);
  const begun = await product.send(staff.beginSession, {
    body: { email: stranger.email, password: stranger.password },
  });
  const people = await product.db.query('select 1 from staff where email = $1', [stranger.email]);

  expect([begun.status, people]).toEqual([401, []]);
});

test('the letter leads to a name, a password, an app and a session, once', async () => {
  const email = newEmail();
  await invite(email);
  const link = await linkOf(email);

  const entered = await accept(link);
  const [row] = await product.db.query<{ by: string }>(
    'select b.email as by from staff s join staff b on b.id = s.appointed_by where s.email = $1',
    [email],
  );
  const again = await product.send(staff.openInvitation, { body: { token: link } });

  expect(entered.body).toMatchObject({ name: 'Rani', recovery_codes: expect.any(Array) });
  const me = await product.send(staff.whoAmI, { token: staffTokenOf(entered) });
  expect(me.body).toMatchObject({ name: 'Rani', email });
  expect(again).toMatchObject(over);
  expect(row?.by, 'who does not count as their second person for a week').toBe(boss);
});

test('a link used twice in the same moment makes one colleague and one session', async () => {
  const email = newEmail();
  await invite(email);
  const link = await linkOf(email);
  const code = appCode(await secretOf(link));
  const body = { token: link, name: 'Rani', password: 'hujan-di-atap-seng', code };
  const send = () => product.send(staff.acceptInvitation, { body });

  const replies = await Promise.all([send(), send(), send()]);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('the database holds no link, and nobody of the staff is shown one', async () => {
  const email = newEmail();
  const invited = await invite(email);
  const link = await linkOf(email);

  const list = await product.send(staff.invitations, { token });
  const rows = await product.db.query<{ row: string }>(
    `select i::text as row from staff_invitation i`,
  );

  expect(JSON.stringify([invited.body, list.body, rows])).not.toContain(link);
});

test('sent again, the link before is good no more; withdrawn or after 72 hours, none is', async () => {
  const email = newEmail();
  await invite(email);
  const first = await linkOf(email);
  const params = { invitation: await idOf(email) };
  const open = (link: string) => product.send(staff.openInvitation, { body: { token: link } });

  await product.send(staff.resendInvitation, { token, params });
  const second = await linkOf(email);
  const replies = [await open(first), await open(second)];
  await product.db.query(
    `update staff_invitation set expires_at = expires_at - interval '72 hours' where email = $1`,
    [email],
  );
  const late = await open(second);
  await product.send(staff.resendInvitation, { token, params });
  const third = await linkOf(email);
  const renewed = await open(third);
  await product.send(staff.withdrawInvitation, { token, params });

  expect([...replies, late, renewed, await open(third)].map(({ status }) => status)).toEqual([
    409, 200, 409, 200, 409,
  ]);
  expect(await idOf(email)).toBe('');
});

test.each([
  ['a short password', { password: 'pendek' }, 'staff_password_short'],
  ['a password that everybody takes', { password: 'passwordpassword' }, 'staff_password_common'],
  ['a wrong code', { code: '000' }, 'staff_code_wrong'],
  ['a name with a link', { name: 'Menang di menang.xyz' }, 'name_plain'],
])('%s is refused, and the invitation stays good', async (_what, changes, code) => {
  const email = newEmail();
  await invite(email);
  const link = await linkOf(email);

  const refused = await accept(link, changes);

  expect(refused.body).toMatchObject({ code });
  expect((await accept(link)).status).toBe(200);
});

test('codes behind one link are guessed ten times, not more', async () => {
  const email = newEmail();
  await invite(email);
  const link = await linkOf(email);
  const secret = await secretOf(link);
  for (let tries = 0; tries < 10; tries += 1) {
    const body = { token: link, name: 'Rani', password: 'hujan-di-atap-seng', code: '000000' };
    await product.send(staff.acceptInvitation, { body });
  }

  const body = { token: link, name: 'Rani', password: 'hujan-di-atap-seng' };
  const right = { ...body, code: appCode(secret) };

  expect(await product.send(staff.acceptInvitation, { body: right })).toMatchObject(over);
});

test('a colleague who is invited again starts afresh, with the roles they had', async () => {
  const colleague = await newColleague(product, { roles: ['finance'] });
  const before = await enterConsole(product, colleague.email);
  await invite(colleague.email);

  const entered = await accept(await linkOf(colleague.email));
  const old = await product.send(staff.whoAmI, { token: before.token });
  const [row] = await product.db.query('select id, roles from staff where email = $1', [
    colleague.email,
  ]);

  expect([entered.status, old.status]).toEqual([200, 401]);
  expect(row).toEqual({ id: colleague.id, roles: ['finance'] });
});

test('nobody invites themselves, and every step is in the log', async () => {
  const me = await newColleague(product, { roles: staffRoles });
  const mine = (await enterConsole(product, me.email)).token;
  const body = { email: me.email, language: 'en', roles: ['support'], reason: 'coba' };

  const refused = await product.send(staff.invite, { token: mine, body });
  const log = await product.db.query<{ did: string }>('select distinct did from staff_audit');

  expect(refused.body).toMatchObject({ code: 'staff_not_yourself' });
  const deeds = log.map(({ did }) => did);
  for (const did of ['invite', 'resendInvitation', 'withdrawInvitation', 'acceptInvitation'])
    expect(deeds).toContain(did);
});
