import { budgets } from '../../budgets.ts';
import { expect, test } from '../../product/journey.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';
import { Device } from '../../steps/screens/device.ts';
import { countShifts, shiftOf } from '../../steps/screens/layout-shift.ts';
import { screens } from '../../steps/screens/screens.ts';
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

/**
 * Opened once in each language; then the window changes, as when a tablet is turned or a window drawn.
 * The second language and the further sizes, in both, are among the slow tests.
 */
const visits = [
  { language: 'id', sizes: ['desktop', 'phone'], kind: {} },
  { language: 'en', sizes: ['phone', 'desktop'], kind: sweep },
] as const;
const further = ['smallest', 'across', 'zoomed', 'tablet'] as const;

for (const { language, sizes, kind } of visits)
  for (const screen of screens) {
    const { name, open, closesOnResize } = screen;
    test(
      `${name}: open to everybody, calm, and clean in both sizes, ${language} @desk`,
      kind,
      async ({ page, product, watch }) => {
        const device = await Device.of(page);
        await countShifts(page);
        await device.speak(language);
        await device.become(sizes[0]);
        const sign = await open({ page, product, language });
        await expect(sign).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.evaluate(() => document.fonts.ready);
        let shift: number | undefined;
        for (const size of sizes)
          await test.step(size, async () => {
            await device.become(size);
            const shown = closesOnResize ? await open({ page, product, language }) : sign;
            await expect(shown).toBeVisible();
            expect(await axeViolations(page)).toEqual([]);
            // What moves when the window does is no shift that anybody minds.
            shift ??= await shiftOf(page);
          });
        expect(shift, 'layout shift').toBeLessThan(budgets.layoutShift);
        if (isOfNobi(screen))
          await test.step('smallest', async () => {
            await device.become('smallest');
            await expectFits(page, screen);
          });
        if (kind === sweep)
          for (const each of ['en', 'id'] as const) {
            await device.become('smallest');
            // On the same page: only what is said is loaded anew.
            if (each !== language) await device.speak(each);
            const again = each === language ? sign : await open({ page, product, language: each });
            for (const size of further)
              await test.step(`${each}, ${size}`, async () => {
                await device.become(size);
                const shown = closesOnResize
                  ? await open({ page, product, language: each })
                  : again;
                await expect(shown).toBeVisible();
                expect.soft(await axeViolations(page), `${each}, ${size}`).toEqual([]);
                expect.soft(await clipped(page), `${each}, ${size}`).toEqual([]);
              });
          }
        expect(watch.refusals.filter(isUnexpected)).toEqual([]);
      },
    );
  }
