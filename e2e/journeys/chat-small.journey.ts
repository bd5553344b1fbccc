import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { careScreens, childScreens } from '../steps/nobi-screens.ts';

const finger = 64;

/** Controls of the talk that are too small for a child's finger both ways, as they are called. */
const smallOnes = (page: Page) =>
  page.evaluate((least) => {
    const room = document.querySelector('dialog[open]') ?? document.querySelector('main');
    return [...(room?.querySelectorAll('button, a, textarea') ?? [])]
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.max(box.width, box.height) < least)
      .map(({ each, box }) => `${each.textContent} ${box.width} x ${box.height}`);
  }, finger);

/** Pixels by which anything is wider than the screen, or than the dialog that holds it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const room = document.querySelector('dialog[open]') ?? document.documentElement;
    const wide = [document.documentElement, room].map(
      (each) => each.scrollWidth - each.clientWidth,
    );
    const right = [...document.querySelectorAll('main *, dialog[open] *')]
      .filter((each) => !each.closest('.spoken, [aria-hidden=true]'))
      .map((each) => each.getBoundingClientRect().right - innerWidth);
    return Math.round(Math.max(0, ...wide, ...right));
  });

/** What has the focus and lies under something else, such as the text area at the foot. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return undefined;
    const { left, right, top, bottom } = active.getBoundingClientRect();
    const isOver = (y: number) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return !hit || !(active.contains(hit) || hit.contains(active));
    };
    // A large one shows as much of itself as the screen holds.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    return isOver(middle) ? active.outerHTML.slice(0, 160) : undefined;
  });

test.use({ viewport: { width: 360, height: 640 } });
// A page that glides is measured where it comes to rest.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const locale of ['id-ID', 'en-US'] as const)
  test.describe(`on the smallest phone, ${locale}`, () => {
    test.use({ locale });

    for (const { name, open } of [...childScreens, ...careScreens])
      test(`${name}: nothing too wide, too small or covered`, async ({
        page,
        product,
        language,
      }) => {
        await expect(await open({ page, product, language })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);

        expect(await overflow(page)).toBe(0);
        if (childScreens.some((screen) => screen.name === name))
          expect(await smallOnes(page)).toEqual([]);
        for (const key of ['Tab', 'Shift+Tab'])
          for (let presses = 0; presses < 14; presses += 1) {
            await page.keyboard.press(key);
            expect(await coveredFocus(page), `${key} ${presses + 1}`).toBeUndefined();
          }
      });
  });
