import { staff } from '@nobi/contract';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { SignedIn } from '../../product/family.ts';
import type { Product } from '../../product/product.ts';
import { headersOf } from '../console.ts';
import { chooseAccount, openGoogle } from '../google.ts';
import { addressOf, mark } from './payloads.ts';
import { expectPlain } from './visit.ts';

/** A family whose name comes from the provider: no form of ours has seen it. */
export const enterWithGoogle = async (page: Page, name: string): Promise<SignedIn> => {
  const email = addressOf('google');
  await page.goto('/login');
  const popup = await openGoogle(page);
  await popup.locator('#name').fill(name);
  await chooseAccount(popup, email);
  await expect(page).toHaveURL('/payment');
  const token = await page.evaluate(() => localStorage.getItem('playerToken'));
  return { name, email, password: '', whatsapp: '', token: String(token) };
};

interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
}

const marked = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^> /, ''))
    .filter((line) => line.includes(mark));

/** Opens every letter that the product has written, as a mail program that allows everything. */
export const readLetters = async (context: BrowserContext, { db }: Product) => {
  const { rows } = await db.query<Letter>(
    'select recipient, subject, text_body, html_body from letter',
  );
  // On no origin: no policy of ours holds there.
  const page = await context.newPage();
  for (const { subject, text_body, html_body } of rows) {
    await page.setContent(html_body);
    await expectPlain(page, marked(text_body), `the letter ${subject}`);
  }
  await page.close();
  return rows;
};

/** The orders as a spreadsheet would read them; no cell of theirs may begin a formula. */
export const formulasIn = async ({ url }: Product, token: string) => {
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const answer = await fetch(`${url}${staff.exportOrders.path}?from=${day}&to=${day}`, {
    headers: { ...headersOf(token), 'accept-language': 'en' },
  });
  const text = await answer.text();
  expect(text, 'what strangers typed is in the file').toContain(mark);
  return [...text.matchAll(/(?<=^|,)"\s*([=+\-@\t][^,]*)/gm)].map(([, cell]) => cell);
};

/** Opens the invoice that the first receipt leads to, as it would be printed. */
export const readInvoice = async (page: Page, letters: readonly Letter[]) => {
  const form = /http\S+\/invoice\/\S+/;
  const receipt = letters.find(({ text_body }) => form.test(text_body));
  const [link = ''] = form.exec(receipt?.text_body ?? '') ?? [];
  await page.goto(link);
  await page.emulateMedia({ media: 'print' });
  await expectPlain(page, [receipt?.recipient ?? ''], 'the invoice');
};
