import { randomUUID } from 'node:crypto';
import { account, adult, type Plan, payments, staff, staffRoles } from '@nobi/contract';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { hashPool } from '../adapters/identity/embedded/passwords/hash-pool.ts';
import { passwords } from '../adapters/identity/embedded/passwords/password.ts';
import { type Colleague, peopleStore } from '../modules/staff/people.store.ts';
import type { Product } from './product.ts';
import type { Reply } from './sender.ts';

const signedIn = z.object({ token: z.string(), is_superuser: z.boolean() });
const idToken = z.object({ idToken: z.string() });
const redirect = z.object({ redirect_url: z.string() });

export const newEmail = () => `ibu-${randomUUID()}@contoh.id`;

export interface Family {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export const password = 'rahasia-kuat-1';

/** Also a product in a process of its own. */
export type Reached = Pick<Product, 'url' | 'send'>;
/** The same, with a look into its database. */
export type ReachedWithin = Reached & Pick<Product, 'db'>;

export const idTokenFor = async (product: Pick<Product, 'url'>, email: string, secret: string) => {
  const response = await fetch(`${product.url}/idp/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret, returnSecureToken: true }),
  });
  return idToken.parse(await response.json()).idToken;
};

export const logIn = async (product: Reached, email: string, secret = password) => {
  const id_token = await idTokenFor(product, email, secret);
  const reply = await product.send(account.signIn, { body: { id_token } });
  return signedIn.parse(reply.body);
};

/** A parent who has signed up and logged in, and has not paid. */
export const newFamily = async (product: Reached): Promise<Family> => {
  const email = newEmail();
  await product.send(account.signUp, {
    body: { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' },
  });
  const { token } = await logIn(product, email);
  return { email, password, token };
};

/** The six digits of the families here. */
export const pin = '314159';

/** Sets the adult's PIN by the password: for ten minutes this session may what the adult may. */
export const enterAdult = async (product: Reached, family: Family): Promise<Family> => {
  const id_token = await idTokenFor(product, family.email, family.password);
  const { status } = await product.send(adult.setPin, {
    token: family.token,
    body: { pin, id_token },
  });
  if (status !== 200) throw new Error(`The PIN was answered ${status}`);
  return family;
};

/** As if the family had tapped the button of its first letter: from now on letters go there. */
export const confirmEmail = (product: Pick<Product, 'db'>, { email }: Pick<Family, 'email'>) =>
  product.db.query('update account set email_confirmed_at = now() where email = $1', [email]);

/** A parent whose address is proven. */
export const newConfirmedFamily = async (product: ReachedWithin): Promise<Family> => {
  const family = await newFamily(product);
  await confirmEmail(product, family);
  return family;
};

/** Opens an order and answers its gateway page and id. */
export const startPayment = async (product: ReachedWithin, token: string, plan: Plan) => {
  const reply = await product.send(payments.start, { token, body: { plan } });
  const pageUrl = redirect.parse(reply.body).redirect_url;
  const rows = await product.db.query<{ id: string }>(
    'select id from orders where redirect_url = $1',
    [pageUrl],
  );
  return { pageUrl, orderId: rows[0]?.id ?? '' };
};

/** Presses a button of the demo gateway's page, as a person would; answers where it leads. */
export const press = async (pageUrl: string, button: 'pay' | 'deny' | 'expire' | 'later') => {
  const response = await fetch(pageUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ method: 'qris', [button]: '1' }),
  });
  return { status: response.status, location: response.headers.get('location') ?? '' };
};

/** A family whose payment has arrived. */
export const newSubscriber = async (
  product: ReachedWithin,
  plan: Plan = 'premium',
): Promise<Family> => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, plan);
  await press(pageUrl, 'pay');
  await product.send(payments.successStatus, { token: family.token, query: { order_id: orderId } });
  return family;
};

/** A family whose adult has just shown the PIN, and one that has paid beside. */
export const newAdult = async (product: Reached) => enterAdult(product, await newFamily(product));
export const newSubscribedAdult = async (product: ReachedWithin, plan: Plan = 'premium') =>
  enterAdult(product, await newSubscriber(product, plan));

/** Proven last: a PIN that was set before writes no letter. */
export const newConfirmedAdult = async (product: ReachedWithin): Promise<Family> => {
  const family = await newSubscribedAdult(product);
  await confirmEmail(product, family);
  return family;
};

/** The same, with a proven address. */
export const newConfirmedSubscriber = async (product: ReachedWithin): Promise<Family> => {
  const family = await newSubscriber(product);
  await confirmEmail(product, family);
  return family;
};

const beginning = z.object({ challenge: z.string(), secret: z.optional(z.string()) });
const entered = z.object({ recovery_codes: z.array(z.string()) });

/** The token in the cookie that an answer sets. */
export const staffTokenOf = ({ headers }: Pick<Reply, 'headers'>) =>
  /^(?:__Host-)?nobi-staff=([\w-]{43});/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

/** What an authenticator app shows now, or some steps of half a minute later. */
export const appCode = (secret: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsLater * 30_000,
  });

const cheap = passwords(hashPool(), { m: 64, t: 1, p: 1 });

/**
 * Somebody of the staff, straight in the database and as its owner, who alone gets past the two people
 * that an appointment needs; with all roles unless others are given.
 */
export const newColleague = async (
  { db }: Pick<Product, 'db'>,
  { email = newEmail(), roles = staffRoles }: Partial<Pick<Colleague, 'email' | 'roles'>> = {},
) => {
  const password_hash = await cheap.hash(password);
  const person = { email, display_name: 'Rekan', language: 'en' as const, roles, password_hash };
  const added = await db.transaction(async (tx) => {
    await tx.query('alter table staff disable trigger staff_needs_two');
    const row = await peopleStore(tx).add(person);
    await tx.query('alter table staff enable trigger staff_needs_two');
    return row;
  });
  return { email, id: added?.id ?? '' };
};

export const beginStaff = async (product: Reached, email: string, secret = password) => {
  const body = { email, password: secret };
  const reply = await product.send(staff.beginSession, { body });
  return beginning.parse(reply.body);
};

/** A session of the console for somebody of the staff who has no authenticator app yet. */
export const enterConsole = async (product: Reached, email: string, secret = password) => {
  const { challenge, secret: shared = '' } = await beginStaff(product, email, secret);
  const body = { challenge, code: appCode(shared) };
  const reply = await product.send(staff.finishSession, { body });
  const { recovery_codes } = entered.parse(reply.body);
  return { token: staffTokenOf(reply), recovery_codes, secret: shared };
};

const waiting = z.object({
  rows: z.array(z.object({ id: z.string(), kind: z.string(), is_mine: z.boolean() })),
});

/** Says yes to what waits about somebody, as a second person would; answers the last reply. */
export const confirmProposals = async (product: Reached, token: string) => {
  const { rows } = waiting.parse((await product.send(staff.proposals, { token })).body);
  let reply: Awaited<ReturnType<Reached['send']>> | undefined;
  for (const { id } of rows.filter(({ is_mine }) => !is_mine)) {
    const body = { is_confirmed: true };
    reply = await product.send(staff.decideProposal, { token, params: { proposal: id }, body });
  }
  return reply;
};

/** An account that is gone as if it had never been; takes the statement that removes it. */
export const dropAccount = (
  { db }: Pick<Product, 'db'>,
  statement: string,
  values: readonly unknown[],
) =>
  db.transaction(async (tx) => {
    await tx.query(`select set_config('nobi.erased_by', 'restore', true)`);
    await tx.query(statement, values);
  });

/** Another colleague's session of the console. */
export const newSecond = async (product: ReachedWithin) => {
  const { email } = await newColleague(product);
  return (await enterConsole(product, email)).token;
};

interface FamilyErasure {
  readonly token: string;
  /** Of another colleague. */
  readonly second: string;
  readonly params: { readonly family: string };
  readonly body: { readonly email: string; readonly reason: string };
}

/** As two colleagues erase a family; answers the second one's reply, or the first one's refusal. */
export const eraseByTwo = async (
  product: Reached,
  { token, second, params, body }: FamilyErasure,
) => {
  const proposed = await product.send(staff.eraseFamily, { token, params, body });
  return (await confirmProposals(product, second)) ?? proposed;
};
