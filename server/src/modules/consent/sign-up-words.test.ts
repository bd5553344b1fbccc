import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newFamily } from '../../testing/people.ts';
import { startProduct } from '../../testing/product.ts';

const sentence = z.object({
  account: z.object({ termsBefore: z.string(), termsLink: z.string(), termsAfter: z.string() }),
});

/** What stands beside the box of the sign-up form, read where the form reads it. */
const sentenceOfForm = async (language: 'id' | 'en') => {
  const file = new URL(
    `../../../../web/src/features/account/words.${language}.ts`,
    import.meta.url,
  );
  const { account } = sentence.parse(await import(/* @vite-ignore */ file.href));
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
