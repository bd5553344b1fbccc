import { randomUUID } from 'node:crypto';
import { account, type Plan, payments, staff } from '@nobi/contract';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import type { Product } from './testing.ts';

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

const begun = z.object({ challenge: z.string(), secret: z.optional(z.string()) });
const opened = z.object({ token: z.string(), recovery_codes: z.array(z.string()) });

/** What an authenticator app shows now, or some steps of half a minute later. */
export const appCode = (secret: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsLater * 30_000,
  });

export const beginStaff = async (product: Reached, email: string, secret = password) => {
  const id_token = await idTokenFor(product, email, secret);
  const reply = await product.send(staff.beginSession, { body: { id_token } });
  return begun.parse(reply.body);
};

/** A session of the console for somebody of the staff who has no authenticator app yet. */
export const enterConsole = async (product: Reached, email: string, secret = password) => {
  const { challenge, secret: shared = '' } = await beginStaff(product, email, secret);
  const body = { challenge, code: appCode(shared) };
  const reply = await product.send(staff.finishSession, { body });
  return { ...opened.parse(reply.body), secret: shared };
};
