import type { BrowserContext, Page } from '@playwright/test';

/**
 * Keeps a page intercepted once a journey has intercepted it. When the last route of a page goes, Chromium's
 * interception is switched off, and what was being requested in that moment is never answered: a page that was
 * just arriving then stands still until the journey's time is up (12 imports under `unroute` hung in 6 of 6 trials;
 * with a route that stays, in none of 360).
 */
const keepIntercepting = (page: Page) => {
  const intercept = page.route.bind(page);
  let isKept = false;
  page.route = async (...request) => {
    if (!isKept) {
      isKept = true;
      await intercept('**/never-requested', (route) => route.continue());
    }
    return intercept(...request);
  };
};

/** Every page of a visit, those that open later as well. */
export const keepPagesIntercepting = (context: BrowserContext) => {
  for (const page of context.pages()) keepIntercepting(page);
  context.on('page', keepIntercepting);
};
