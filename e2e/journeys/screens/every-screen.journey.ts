import type { Page } from '@playwright/test';
import { budgets } from '../../budgets.ts';
import { expect, test } from '../../product/journey.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';
import { Device, type Size } from '../../steps/screens/device.ts';
import { countShifts, shiftOf } from '../../steps/screens/layout-shift.ts';
import type { Screen, Visit } from '../../steps/screens/screen.ts';
import { firstScreens, screens } from '../../steps/screens/screens.ts';
import { clipped, expectFits, isOfNobi } from '../../steps/screens/smallest-phone.ts';
import { sweep } from '../../steps/sweep.ts';

const expected = [
  /\/idp\/reset/,
  /^410 .*\/invoice\//,
  /^400 .*\/(?:weekly|plan)-letter\/end\//,
  /^404 .*\/api\/payment\/gift\/$/,
  /^403 .*\/api\/staff\//,
  /^401 .*\/api\/staff\/session\/$/,
  /^429 .*\/api\/ai\/chat\//,
  /^403 .*\/api\/games\/[\w-]+\/play\/$/,
];
/**
 * A dead reset link, an end of a letter that nobody asked for, an invoice or a payer's link that is over, a visitor or a family on the page of the staff, a
 * used-up day's question and a game outside a child's hours are refused; nothing else is.
 */
const isUnexpected = (refusal: string) => !expected.some((each) => each.test(refusal));

interface Seen extends Visit {
  readonly device: Device;
  readonly screen: Screen;
}

/** Opens a screen in its visitor's language at the first size; then the window changes to the others. */
const look = async (seen: Seen, sizes: readonly [Size, ...Size[]]) => {
  const { page, language, device, screen } = seen;
  await device.speak(language);
  await device.become(sizes[0]);
  const sign = await screen.open(seen);
  await expect(sign).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => document.fonts.ready);
  let shift: number | undefined;
  for (const size of sizes)
    await test.step(`${language}, ${size}`, async () => {
      await device.become(size);
      await expect(screen.closesOnResize ? await screen.open(seen) : sign).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      // What moves when the window does is no shift that anybody minds.
      shift ??= await shiftOf(page);
    });
  expect(shift, 'layout shift').toBeLessThan(budgets.layoutShift);
  if (isOfNobi(screen))
    await test.step(`${language}, smallest`, async () => {
      await device.become('smallest');
      await expectFits(page, screen);
    });
  return sign;
};

/** A tablet turned, a window drawn, a phone held across. */
const turn = async (seen: Seen, sign: Awaited<ReturnType<Screen['open']>>) => {
  const { page, language, device, screen } = seen;
  for (const size of ['smallest', 'across', 'zoomed', 'tablet'] as const)
    await test.step(`${language}, ${size}`, async () => {
      await device.become(size);
      await expect(screen.closesOnResize ? await screen.open(seen) : sign).toBeVisible();
      expect.soft(await axeViolations(page), `${language}, ${size}`).toEqual([]);
      expect.soft(await clipped(page), `${language}, ${size}`).toEqual([]);
    });
};

const prepared = async (page: Page) => {
  await countShifts(page);
  return Device.of(page);
};

for (const screen of firstScreens)
  test(`${screen.name}: open to everybody, calm, and clean in both sizes @desk`, async ({
    page,
    product,
    language,
    watch,
  }) => {
    const device = await prepared(page);
    await look({ page, product, language, device, screen }, ['desktop', 'phone']);
    expect(watch.refusals.filter(isUnexpected)).toEqual([]);
  });

for (const screen of screens)
  test(
    `${screen.name}: open to everybody, calm, and clean in both languages and every size @desk`,
    sweep,
    async ({ page, product, watch }) => {
      const device = await prepared(page);
      const visits = [
        { language: 'en', sizes: ['phone', 'desktop'] },
        { language: 'id', sizes: ['desktop', 'phone'] },
      ] as const;
      for (const { language, sizes } of visits) {
        const seen = { page, product, language, device, screen };
        await turn(seen, await look(seen, sizes));
        await device.forget();
      }
      expect(watch.refusals.filter(isUnexpected)).toEqual([]);
    },
  );
