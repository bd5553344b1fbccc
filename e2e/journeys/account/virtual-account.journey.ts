import { enterAs, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { choosePlan } from '../../steps/forms.ts';

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
  'clipboard and marked text': /sudah ditandai|is marked/,
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
