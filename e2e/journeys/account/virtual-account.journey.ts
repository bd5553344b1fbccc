import { enterAs, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { choosePlan } from '../../steps/forms.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';

/** What a browser may refuse: the clipboard, and copying what is marked. */
const refusals = {
  clipboard: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
  'clipboard and marked text': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  },
} as const;

const says = {
  clipboard: /sudah disalin|is copied/,
  'clipboard and marked text': /sudah dipilih|is selected/,
} as const;

for (const what of ['clipboard', 'clipboard and marked text'] as const)
  test(`the number of an account is copied where a browser refuses ${what}`, async ({
    page,
    product,
    words,
  }) => {
    await page.addInitScript(refusals[what]);
    await enterAs(page, await signedIn(product), false);
    await page.goto('/payment');
    await choosePlan(page, words, 'premium');
    await page.clock.install();
    await page.locator('input[value=bca_va]').check();
    await page.locator('button[name=choose]').click();
    const number = await page.locator('#number').innerText();
    await page.locator('[data-copy]').click();

    await expect(page.getByRole('status')).toHaveText(says[what]);
    expect(await page.evaluate(() => String(getSelection()))).toBe(number);
    const left = page.locator('[data-left]');
    const before = await left.innerText();
    await page.clock.runFor(61_000);
    await expect(left).not.toHaveText(before);
    const minutesOf = (text: string) => Number(/(\d+) (?:menit|min)/.exec(text)?.[1]);
    expect((60 + minutesOf(before) - minutesOf(await left.innerText())) % 60).toBeGreaterThan(0);
  });

for (const [index, { method, shown, way }] of (
  [
    { method: 'qris', shown: 'QRIS', way: 'qr' },
    { method: 'bri_va', shown: 'BRI Virtual Account', way: 'bank' },
    { method: 'indomaret', shown: 'Indomaret', way: 'shop' },
  ] as const
).entries())
  test(
    `who comes back without having paid by ${method} reads what there is to wait for`,
    sweepAfterFirst(index),
    async ({ page, product, words }) => {
      await enterAs(page, await signedIn(product), false);
      await page.goto('/payment');
      await choosePlan(page, words, 'premium');
      await page.locator(`input[value=${method}]`).check();
      await page.locator('button[name=choose]').click();
      await page.getByRole('link', { name: /Kembali ke Nobi|Back to Nobi/ }).click();

      await expect(page.getByText(words.waiting[way])).toBeVisible();
      await expect(page.getByText(shown, { exact: true })).toBeVisible();
      await expect(page.getByText(words.waiting.none)).toBeHidden();
    },
  );

test('a Mandiri bill shows and copies its two numbers apart, at the gateway and on the way back @both', async ({
  page,
  context,
  product,
  words,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copiedText = () => page.evaluate(() => navigator.clipboard.readText());
  await enterAs(page, await signedIn(product), false);
  await page.goto('/payment');
  await choosePlan(page, words, 'premium');
  await page.locator('input[value=mandiri_bill]').check();
  await page.locator('button[name=choose]').click();
  const numbers = await page.locator('.number').allInnerTexts();
  expect(numbers).toEqual(['70012', expect.stringMatching(/^\d{12}$/)]);
  for (const [at, number] of numbers.entries()) {
    await page.locator('[data-copy]').nth(at).click();
    await expect.poll(copiedText).toBe(number);
  }
  const order = (await page.locator('.order b').innerText()).trim();

  await page.goto(`/payment/success?order_id=${order}`);

  for (const [at, kind] of (['company', 'bill'] as const).entries()) {
    const name = words.payments.numbers[kind];
    await expect(page.getByText(numbers[at] ?? '', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.payments.copyNumberNamed(name) }).click();
    await expect(page.getByText(words.payments.numberCopied(name))).toBeVisible();
    await expect.poll(copiedText).toBe(numbers[at]);
  }
});
