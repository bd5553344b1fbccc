import { expect, test } from '../../product/journey.ts';
import { smallest } from '../../settings.ts';
import { longScreens } from '../../steps/screens/nobi-screens.ts';
import { expectFits } from '../../steps/screens/smallest-phone.ts';
import { sweep } from '../../steps/sweep.ts';

test.use({ viewport: smallest.viewport });

for (const locale of ['id-ID', 'en-US'])
  test.describe(`on the smallest phone, ${locale}`, sweep, () => {
    test.use({ locale });

    for (const screen of longScreens)
      test(`${screen.name}: nothing too wide, too small or covered`, async ({
        page,
        product,
        language,
      }) => {
        await expect(await screen.open({ page, product, language })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);

        await expectFits(page, screen);
      });
  });
