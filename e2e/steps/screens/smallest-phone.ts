import { expect, type Page } from '@playwright/test';
import { careScreens, childScreens } from './nobi-screens.ts';
import type { Screen } from './screen.ts';

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

/** What reaches over an edge of the window at the side, and cannot be moved into it. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const canMove = (each: Element) => {
      for (let above = each.parentElement; above; above = above.parentElement) {
        const { overflowX } = getComputedStyle(above);
        if (overflowX === 'auto' || overflowX === 'scroll') return true;
      }
      return false;
    };
    const over = [...document.querySelectorAll('main *, dialog[open] *, header *, nav *')]
      .filter(
        (each) =>
          !each.closest('.spoken, [aria-hidden=true], [inert]') &&
          // What catches fingers around a switch is not seen.
          each.checkVisibility({ opacityProperty: true }),
      )
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !canMove(each);
      })
      .map((each) => each.outerHTML.slice(0, 100));
    return [...(scrollWidth > clientWidth ? [`page of ${scrollWidth} px`] : []), ...over].slice(
      0,
      5,
    );
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

/** Whether a screen must hold on the smallest phone as well: the talk has the most on it. */
export const isOfNobi = (screen: Screen) =>
  childScreens.includes(screen) || careScreens.includes(screen);

/** That nothing is wider than the screen or covered where the focus is, nor too small for a child. */
export const expectFits = async (page: Page, screen: Screen) => {
  // A page that glides is measured where it comes to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await overflow(page)).toBe(0);
  if (!careScreens.includes(screen)) expect(await smallOnes(page)).toEqual([]);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press(key);
      // A part that arrives late may push it under for a moment; it must not stay there.
      await expect
        .poll(() => coveredFocus(page), { message: `${key} ${presses + 1}`, timeout: 10_000 })
        .toBeUndefined();
    }
};
