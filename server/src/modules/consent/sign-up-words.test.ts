import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { confirmEmail, newAdult, newFamily } from '../../testing/people.ts';
import { startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';

const sentence = z.object({
  account: z.object({ termsBefore: z.string(), termsLink: z.string(), termsAfter: z.string() }),
});
const childSentence = z.object({ adult: z.object({ childConsent: z.string() }) });

/** The words of a form, read where the form reads them. */
const wordsOf = (feature: string, language: 'id' | 'en') =>
  import(
    /* @vite-ignore */
    new URL(`../../../../web/src/features/${feature}/words.${language}.ts`, import.meta.url).href
  );

/** What stands beside the box of the sign-up form. */
const sentenceOfForm = async (language: 'id' | 'en') => {
  const { account } = sentence.parse(await wordsOf('account', language));
  return account.termsBefore + account.termsLink + account.termsAfter;
};

test('the proof of a sign-up holds the sentence that the form shows, in both languages', async () => {
  const product = await startProduct();
  const { email } = await newFamily(product);

  const stored = await product.db.query<{ language: 'id' | 'en'; says: string }>(
    `select t.language, t.says from consent g
     join account a on a.id = g.account_id
     join consent_text t on t.purpose = g.purpose and t.version = g.text_version
     where a.email = $1 and g.method = 'sign_up' order by t.language`,
    [email],
  );
  await product.stop();

  expect(stored).toEqual([
    { language: 'en', says: await sentenceOfForm('en') },
    { language: 'id', says: await sentenceOfForm('id') },
  ]);
});

test('the proof for a child who is added holds the words over the button, which name 24 months', async () => {
  const product = await startProduct();
  const family = await newAdult(product);
  const { email, token } = family;
  await confirmEmail(product, family);
  await childrenSteps(() => product).add(token, { nickname: 'Adik' });

  const stored = await product.db.query<{ language: 'id' | 'en'; says: string }>(
    `select t.language, t.says from consent g
     join account a on a.id = g.account_id
     join consent_text t on t.purpose = g.purpose and t.version = g.text_version
     where a.email = $1 and g.method = 'child_added' order by t.language`,
    [email],
  );
  await product.runJob('consent receipts');
  const letters = await product.db.query<{ text: string }>(
    `select text_body as text from letter where recipient = $1 and text_body like '%2026-11-25%'`,
    [email],
  );
  await product.stop();

  const shown = async (language: 'id' | 'en') =>
    childSentence.parse(await wordsOf('adult', language)).adult.childConsent;
  expect(stored).toEqual([
    { language: 'en', says: await shown('en') },
    { language: 'id', says: await shown('id') },
  ]);
  expect(await shown('id')).toContain('24 bulan');
  expect(letters).toHaveLength(1);
});
