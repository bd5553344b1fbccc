import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Family, type SignedIn, signedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';

const post = async (url: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return Object(await response.json());
};

/** What the person's authenticator app shows now. */
export const appCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Somebody of the staff, who has no authenticator app yet. */
export const staffPerson = async (
  product: Product,
  given: Partial<Family> = {},
): Promise<SignedIn> => {
  const person = await signedIn(product, given);
  await product.db.query(
    `with chosen as (update account set is_staff = true where email = $1 returning id)
     select pg_notify('caller_changed', id::text) from chosen`,
    [person.email],
  );
  return person;
};

/** Signs in to the console by its own calls, as its page would; answers the session's token. */
export const consoleToken = async ({ url }: Product, { email, password }: SignedIn) => {
  const { idToken } = await post(`${url}/idp/v1/accounts:signInWithPassword`, {
    email,
    password,
    returnSecureToken: true,
  });
  const { challenge, secret } = await post(`${url}/api/staff/session/begin/`, {
    id_token: idToken,
  });
  const { token } = await post(`${url}/api/staff/session/`, {
    challenge,
    code: appCode(String(secret)),
  });
  return String(token);
};

/** Opens the console at a path, signed in. */
export const openConsole = async (page: Page, token: string, path = '/staff/') => {
  await page.addInitScript((kept) => sessionStorage.setItem('staffToken', kept), token);
  await page.goto(path);
};
