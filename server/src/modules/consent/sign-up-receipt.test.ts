import { createHash } from 'node:crypto';
import { account } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, newEmail, password } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const lettersTo = (email: string) =>
  product.db.query<{ text_body: string; html_body: string }>(
    'select text_body, html_body from letter where recipient = $1 order by id',
    [email],
  );

test.each([
  ['id', 'Saya menyetujui Syarat dan Ketentuan', 'Versi kalimat: 2025-04-02'],
  ['en', 'I agree to the Terms and Conditions', 'Version of the words: 2025-04-02'],
])('the first letter is the receipt of the sign-up (%s)', async (language, says, version) => {
  const email = newEmail();

  await product.send(account.signUp, {
    headers: { 'accept-language': language },
    body: { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' },
  });

  const letters = await lettersTo(email);
  expect(letters).toHaveLength(1);
  const fingerprint = createHash('sha256').update(says).digest('hex');
  for (const part of [`> ${says}`, version, fingerprint, ' WIB'])
    expect(letters[0]?.text_body).toContain(part);
  for (const part of [says, fingerprint]) expect(letters[0]?.html_body).toContain(part);
});

test('a letter that is asked for again confirms the address and nothing else', async () => {
  const email = newEmail();
  await product.send(account.signUp, {
    body: { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' },
  });
  const { token } = await logIn(product, email);

  await product.send(account.sendConfirmation, { token });

  const [, again] = await lettersTo(email);
  expect(again?.text_body).not.toContain('SHA-256');
});
