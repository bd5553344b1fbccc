import { consoleHeader } from '@nobi/contract';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Family, type SignedIn, signedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [consoleHeader]: '1' },
    body: JSON.stringify(body),
  });

const cookie = 'nobi-staff';

/** What a call of the console carries beside its body. */
export const headersOf = (token: string) => ({
  cookie: `${cookie}=${token}`,
  [consoleHeader]: '1',
});

/** What the person's authenticator app shows now. */
export const appCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** As the owner of the table, who alone gets past the two people that an appointment needs. */
export const addStaff = async ({ db }: Product, insert: string, values: readonly unknown[]) => {
  const client = await db.connect();
  try {
    await client.query('begin; alter table staff disable trigger staff_needs_two');
    await client.query(insert, [...values]);
    await client.query('alter table staff enable trigger staff_needs_two; commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** Somebody of the staff, who has no authenticator app yet. */
export const staffPerson = async (
  product: Product,
  details: Partial<Family> = {},
): Promise<SignedIn> => {
  const person = await signedIn(product, details);
  await addStaff(
    product,
    `insert into staff (email, display_name, language, roles, password_hash)
     select a.email, a.display_name, a.language,
       array['support', 'content', 'finance', 'safety', 'administrator'], p.password_hash
     from account a join idp_account p on p.email = a.email where a.email = $1`,
    [person.email],
  );
  return person;
};

/** Signs in to the console by its own calls, as its page would; answers the session's token and its recovery codes. */
export const consoleSession = async ({ url }: Product, { email, password }: SignedIn) => {
  const begun = await post(`${url}/api/staff/session/begin/`, { email, password });
  const { challenge, secret } = Object(await begun.json());
  const code = appCode(String(secret));
  const entered = await post(`${url}/api/staff/session/`, { challenge, code });
  const [, token = ''] = /^nobi-staff=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '') ?? [];
  const { recovery_codes } = Object(await entered.json());
  return { token, recoveryCodes: recovery_codes };
};

export const consoleToken = async (product: Product, person: SignedIn) =>
  (await consoleSession(product, person)).token;

/** Opens the console at a path, signed in. */
export const openConsole = async (page: Page, token: string, path = '/staff/') => {
  const place = { domain: 'localhost', path: '/' };
  await page
    .context()
    .addCookies([{ ...place, name: cookie, value: token, httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(path);
};
