import { createHmac } from 'node:crypto';
import { paid, type SignedIn, signedIn } from '../../product/family.ts';
import type { Product } from '../../product/product.ts';
import { orderOf } from '../orders.ts';
import { at, type Screen } from './screen.ts';

/** The link in the last letter to a family. */
const linkFor = async ({ db }: Product, { email }: SignedIn): Promise<string> => {
  const { rows } = await db.query(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /https?:\/\/\S+/.exec(String(rows[0]?.text_body))?.[0] ?? '';
};

/** Asks for a reset letter and finds the link that it brings. */
const resetLinkFor = async (product: Product, family: SignedIn): Promise<string> => {
  await fetch(`${product.url}/idp/v1/accounts:sendOobCode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: family.email }),
  });
  return linkFor(product, family);
};

/** A path of the product's letters, signed as the product signs it. */
const signedPath = async ({ db }: Product, path: string, until: number): Promise<string> => {
  const { rows } = await db.query(`select value from secret where name = 'play-ticket'`);
  const signature = createHmac('sha256', String(rows[0]?.value)).update(`${path}\n${until}`);
  return `${path}?ticket=${until.toString(36)}.${signature.digest('base64url')}`;
};

/** Where a letter to a family ends. */
const letterEndOf = async (
  product: Product,
  { email }: SignedIn,
  letter = 'weekly-letter',
): Promise<string> => {
  const { rows } = await product.db.query('select id from account where email = $1', [email]);
  const path = `/${letter}/end/${String(rows[0]?.id)}`;
  return signedPath(product, path, Math.floor(Date.now() / 1000) + 60);
};

/** An invoice's address whose 30 days are over. */
const oldInvoiceOf = async (product: Product, family: SignedIn): Promise<string> => {
  const path = `/invoice/${await orderOf(product, family)}`;
  return signedPath(product, path, Math.floor(Date.now() / 1000) - 60);
};

/** What the links in our letters open. */
export const letterScreens: readonly Screen[] = [
  { name: 'asking for a reset link', open: at('/idp/forgot') },
  { name: 'a dead end of the weekly letter', open: at('/weekly-letter/end/nobody?ticket=none') },
  {
    name: 'ending the weekly letter',
    open: async ({ page, product }) => {
      await page.goto(await letterEndOf(product, await signedIn(product)));
      return page.locator('button[type=submit]');
    },
  },
  { name: 'a dead end of letters about a plan', open: at('/plan-letter/end/nobody?ticket=none') },
  {
    name: 'ending the letters about a plan',
    open: async ({ page, product }) => {
      await page.goto(await letterEndOf(product, await signedIn(product), 'plan-letter'));
      return page.locator('button[type=submit]');
    },
  },
  { name: 'a dead reset link', open: at('/idp/reset?code=nobody-knows-this') },
  {
    name: 'choosing a new password',
    open: async ({ page, product }) => {
      await page.goto(await resetLinkFor(product, await signedIn(product)));
      return page.locator('input[type=password]');
    },
  },
  {
    name: 'confirming an address',
    open: async ({ page, product }) => {
      await page.goto(await linkFor(product, await signedIn(product)));
      return page.locator('button[type=submit]');
    },
  },
  {
    name: 'an invoice',
    open: async ({ page, product }) => {
      await page.goto(await linkFor(product, await paid(product)));
      return page.getByRole('heading', { level: 1 });
    },
  },
  {
    name: 'an invoice whose link is over',
    open: async ({ page, product }) => {
      await page.goto(await oldInvoiceOf(product, await paid(product)));
      return page.locator('button[type=submit]');
    },
  },
];
