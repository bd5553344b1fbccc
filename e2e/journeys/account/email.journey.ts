import { enterAs, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';

const letterTo = async ({ db }: Product, email: string): Promise<string> => {
  const { rows } = await db.query(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  return String(rows[0]?.text_body);
};
const digitsIn = (letter: string) => /\b(\d{6})\b/.exec(letter)?.[1] ?? '';
const linkIn = (letter: string) => /https?:\/\/\S+/.exec(letter)?.[0] ?? '';

for (const [index, locale] of ['id-ID', 'en-US'].entries())
  test.describe(locale, sweepAfterFirst(index), () => {
    test.use({ locale });

    test('confirms an address by the digits of its letter, in the profile @both', async ({
      page,
      product,
      words,
      errorText,
    }) => {
      const family = await signedIn(product);
      await enterAs(page, family, false);
      await page.goto('/dashboard/profile');
      const { emailOpen, emailConfirm, emailConfirmed, emailDigits, emailDigitsShort } =
        words.profile;
      const confirm = page.getByRole('button', { name: emailConfirm, exact: true });
      const digits = page.getByLabel(emailDigits);
      await expect(page.getByRole('heading', { name: emailOpen })).toBeVisible();

      await digits.fill('12');
      await confirm.click();
      await expect(page.getByText(emailDigitsShort)).toBeVisible();
      const code = digitsIn(await letterTo(product, family.email));
      await digits.fill(code === '000000' ? '111111' : '000000');
      await confirm.click();
      await expect(page.getByText(errorText('email_code_wrong'))).toBeVisible();

      // As it is copied from a letter, and sent by the keyboard.
      await digits.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await digits.press('Enter');
      await expect(page.getByText(emailConfirmed)).toBeVisible();
      await expect(page.getByRole('heading', { name: emailOpen })).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { name: words.profile.details })).toBeVisible();
      await expect(page.getByRole('heading', { name: emailOpen })).toBeHidden();
    });

    test('confirms an address by one tap on the page that the letter leads to @both', async ({
      page,
      product,
      words,
    }) => {
      const family = await signedIn(product);
      await page.goto(linkIn(await letterTo(product, family.email)));
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('status')).toBeVisible();

      await enterAs(page, family, false);
      await page.goto('/dashboard/profile');
      await expect(page.getByRole('heading', { name: words.profile.details })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.profile.emailOpen })).toBeHidden();
    });
  });

test('sends the letter again, and says so when that was often enough', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/dashboard/profile');
  const again = page.getByRole('button', { name: words.profile.emailAgain });
  const first = digitsIn(await letterTo(product, family.email));

  await again.click();
  await expect(page.getByText(words.profile.emailSent)).toBeVisible();
  expect(digitsIn(await letterTo(product, family.email))).not.toBe(first);
  await again.click();
  await expect
    .poll(() =>
      product.db
        .query('select 1 from letter where recipient = $1', [family.email])
        .then(({ rowCount }) => rowCount),
    )
    .toBe(3);
  await again.click();
  await expect(page.getByText(errorText('too_many_requests'))).toBeVisible();
});
