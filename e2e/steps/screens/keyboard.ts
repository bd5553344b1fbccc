import { expect, type Locator, type Page } from '@playwright/test';

/** Whether what has the focus, here or in a frame, shows a ring that can be seen. */
const ringOf = async (page: Page): Promise<string> => {
  for (const frame of page.frames()) {
    const ring = await frame.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body || active.tagName === 'IFRAME') return undefined;
      const ringed = [active, active.closest('label')].filter((each) => each !== null);
      const widths = ringed
        .map((each) => getComputedStyle(each))
        .map((style) =>
          style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
        );
      const { width, height } = active.getBoundingClientRect();
      const isSeen = Math.max(...widths) >= 2 && width > 0 && height > 0;
      return isSeen ? 'seen' : `hidden on ${active.outerHTML.slice(0, 120)}`;
    });
    if (ring) return ring;
  }
  return 'nowhere';
};

/** Presses Tab until the focus is there; on the whole way it must be visible. */
export const tabTo = async (page: Page, goal: Locator, key = 'Tab') => {
  await expect(goal.first()).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const isThere = await goal.evaluateAll((found) =>
      found.some((each) => each === each.ownerDocument.activeElement),
    );
    const ring = await ringOf(page);
    // Between the last and the first element the browser's own window has the focus.
    if (ring !== 'nowhere') expect(ring, `ring after Tab ${presses + 1}`).toBe('seen');
    if (isThere) return;
  }
  throw new Error(`The keyboard does not reach ${goal}`);
};

/** Goes to a field and types. */
export const typeInto = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};
