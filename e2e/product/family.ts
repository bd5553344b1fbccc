import { randomBytes } from 'node:crypto';
import type { Plan } from '@nobi/contract';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** An account as its holder knows it. */
export interface Family {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly whatsapp: string;
}

export interface SignedIn extends Family {
  readonly token: string;
}

export const newFamily = (): Family => ({
  name: 'Keluarga Sari',
  email: `sari-${randomBytes(5).toString('hex')}@example.com`,
  password: 'kuda laut biru',
  whatsapp: '+62 812-3456-7890',
});

const post = async (
  url: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Token ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return Object.fromEntries(Object.entries(Object(await answer.json())));
};

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`No text came back: ${String(value)}`);
  return value;
};

/** Signs a new family up and in, by the product's own calls; `details` is what it says of itself. */
export const signedIn = async (
  { url }: Product,
  details: Partial<Family> = {},
): Promise<SignedIn> => {
  const family = { ...newFamily(), ...details };
  const { email, password, whatsapp, name } = family;
  await post(`${url}/api/user/signup/`, { email, password, whatsapp, display_name: name });
  return { ...family, token: await tokenOf(url, family) };
};

/** One more session of the same family, as from another device. */
export const tokenOf = async (url: string, { email, password }: Family): Promise<string> => {
  const { idToken } = await post(`${url}/idp/v1/accounts:signInWithPassword`, { email, password });
  const { token } = await post(`${url}/api/user/login/`, { id_token: idToken });
  return textOf(token);
};

/** Sets the adult's PIN by the password: for ten minutes this session may what the adult may. */
export const enterAdult = async ({ url }: Pick<Product, 'url'>, family: SignedIn) => {
  const { email, password, token } = family;
  const { idToken } = await post(`${url}/idp/v1/accounts:signInWithPassword`, { email, password });
  const answer = await fetch(`${url}/api/adult/pin/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
    body: JSON.stringify({ pin: '314159', id_token: idToken }),
  });
  if (!answer.ok) throw new Error(`The PIN: ${answer.status} ${await answer.text()}`);
  return family;
};

/** Opens an order and answers the gateway's page. */
export const startOrder = async ({ url }: Product, family: SignedIn, plan: Plan) => {
  const { redirect_url } = await post(`${url}/api/payment/start-payment/`, { plan }, family.token);
  return textOf(redirect_url);
};

/** Pays a family's plan at the demo gateway. */
const payAtGateway = async (product: Product, family: SignedIn, plan: Plan = 'regular') => {
  const gateway = await startOrder(product, family, plan);
  const answer = await fetch(gateway, {
    method: 'POST',
    body: new URLSearchParams({ pay: '1' }),
    redirect: 'manual',
  });
  const finish = new URL(answer.headers.get('location') ?? '');
  const orderId = finish.searchParams.get('order_id') ?? '';
  await fetch(`${product.url}/api/payment/success-status/?order_id=${orderId}`);
};

/** As if the one screen that asks who the first child is had been answered, without a name. */
const knowChild = ({ db }: Pick<Product, 'db'>, { email }: Family) =>
  db.query(
    `update child c set changed_at = now() from account a
     where a.id = c.account_id and a.email = $1 and changed_at is null`,
    [email],
  );

/** Pays a family's plan; who its child is, is known. */
export const payFor = async (product: Product, family: SignedIn, plan: Plan = 'regular') => {
  await payAtGateway(product, family, plan);
  await knowChild(product, family);
};

/** A family whose plan has just been paid: nobody has said yet who its child is. */
export const justPaid = async (product: Product, plan: Plan = 'regular'): Promise<SignedIn> => {
  const family = await signedIn(product);
  await payAtGateway(product, family, plan);
  return family;
};

/** A family whose plan is paid, and whose one child is known. */
export const paid = async (product: Product, plan: Plan = 'regular'): Promise<SignedIn> => {
  const family = await signedIn(product);
  await payFor(product, family, plan);
  return family;
};

/** A family with the mark that an administrator gives: it pays nothing and opens everything. */
export const superuser = async (product: Product): Promise<SignedIn> => {
  const family = await signedIn(product);
  await product.db.query('update account set is_superuser = true where email = $1', [family.email]);
  await knowChild(product, family);
  return family;
};

/** Puts a session into the browser, as the login would have left it. */
export const enterAs = async (page: Page, { token }: SignedIn, isPaid: boolean) => {
  await page.goto('/healthz');
  await page.evaluate(
    ([playerToken, paidFlag]) => {
      localStorage.setItem('playerToken', playerToken);
      localStorage.setItem('isSuperUser', 'false');
      localStorage.setItem('isPaid', paidFlag);
    },
    [token, String(isPaid)] as const,
  );
};
