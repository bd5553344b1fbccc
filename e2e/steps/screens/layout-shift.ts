import type { Page } from '@playwright/test';

/** How long a busy machine may take to answer a press. The browser itself forgives half a second. */
const answersWithin = 2000;

/** Adds up what moves by itself on each page from now on, from its first paint; what follows a press within `patience` (ms) is its answer. */
export const countShifts = (page: Page, patience = answersWithin) =>
  page.addInitScript((isForgiven) => {
    let sum = 0;
    let pressedAt = Number.NEGATIVE_INFINITY;
    for (const press of ['pointerdown', 'keydown', 'input'])
      addEventListener(press, () => (pressedAt = performance.now()), { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const own = 'hadRecentInput' in entry && entry.hadRecentInput === false;
        const isAnswer = entry.startTime - pressedAt < isForgiven;
        if (own && !isAnswer && 'value' in entry && typeof entry.value === 'number')
          sum += entry.value;
      }
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  }, patience);

/** The sum so far, as the browser reports it. */
export const shiftOf = async (page: Page) =>
  Number(await page.locator('html').getAttribute('data-shift'));
