import { signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { googleScreens } from '../steps/catalogue/google.ts';
import { sentenceOf, spokenScreens, uncovered, unspoken } from '../steps/catalogue/spoken.ts';

test('has a screen for every sentence of the catalogue', () => {
  expect(uncovered()).toEqual([]);

  const screens = [...spokenScreens, ...googleScreens];
  for (const { rows } of screens)
    for (const { kept, sentence } of rows) expect(sentenceOf(kept, 'en')).toBe(sentence);
  const spoken = screens.flatMap(({ rows }) => rows.map(({ kept }) => String(kept)));
  expect(Object.keys(unspoken).filter((code) => spoken.includes(code))).toEqual([]);
});

test('keeps the buttons of Google away while there is no provider', async ({ page, words }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByLabel(words.account.email)).toBeVisible();
    await expect(page.getByText('Google')).toHaveCount(0);
  }
});

for (const locale of ['en-US', 'id-ID'] as const)
  test.describe(locale, () => {
    test.use({ locale });

    for (const { name, enter, rows } of spokenScreens)
      test(`says each sentence of ${name}`, async ({ page, product, language, words }) => {
        const guest = { page, product, language, words, family: await signedIn(product) };
        await enter(guest);

        for (const { kept, provoke } of rows) {
          const sentence = page.getByText(sentenceOf(kept, language), { exact: true });
          await expect(sentence).toHaveCount(0);
          await provoke(guest);
          await expect(sentence.first()).toBeVisible();
        }
      });
  });
