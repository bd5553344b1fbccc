import { signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { googleScreens } from '../../steps/catalogue/google.ts';
import { sentenceOf, spokenScreens, uncovered, unspoken } from '../../steps/catalogue/spoken.ts';
import { sweep, sweepAfterFirst } from '../../steps/sweep.ts';

test('has a screen for every sentence of the catalogue', () => {
  expect(uncovered()).toEqual([]);

  const screens = [...spokenScreens, ...googleScreens];
  for (const { rows } of screens)
    for (const { source, sentence } of rows) expect(sentenceOf(source, 'en')).toBe(sentence);
  const spoken = screens.flatMap(({ rows }) => rows.map(({ source }) => String(source)));
  expect(Object.keys(unspoken).filter((code) => spoken.includes(code))).toEqual([]);
});

test('keeps the buttons of Google away while there is no provider', async ({ page, words }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByLabel(words.account.email)).toBeVisible();
    await expect(page.getByText('Google')).toHaveCount(0);
  }
});

/** It stands for the others in the gate; what is wrong with a sign-up and a login is said in login.journey. */
const inTheGate = 'the plans';

for (const [index, locale] of ['id-ID', 'en-US'].entries())
  test.describe(locale, sweepAfterFirst(index), () => {
    test.use({ locale });

    for (const { name, enter, rows } of spokenScreens)
      test(
        `says each sentence of ${name}`,
        name === inTheGate ? {} : sweep,
        async ({ page, product, language, words }) => {
          const guest = { page, product, language, words, family: await signedIn(product) };
          await enter(guest);

          for (const { source, provoke } of rows) {
            // A dialog that is closed has its words already, and says them to nobody.
            const sentence = page
              .getByText(sentenceOf(source, language), { exact: true })
              .filter({ visible: true });
            await expect(sentence).toHaveCount(0);
            await provoke(guest);
            await expect(sentence.first()).toBeVisible();
          }
        },
      );
  });
