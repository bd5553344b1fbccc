import type { Page, Route } from '@playwright/test';

/** So long nothing new is asked for before what was asked is answered, in milliseconds. */
const quiet = 700;

/**
 * Answers requests in step: what is asked for waits until nothing more is, then all of it is answered
 * at once. So the number of steps is that of round trips one behind the other, whatever the machine
 * and the line. A file named by what is in it costs none once it came, as in a browser's memory.
 */
export const countRoundTrips = async (page: Page) => {
  const cached = new Set<string>();
  const steps: string[][] = [];
  let held: Route[] = [];
  let timer: NodeJS.Timeout | undefined;

  const answerAll = () => {
    const now = held;
    held = [];
    steps.push(now.map((route) => new URL(route.request().url()).pathname));
    // A page that went away meanwhile needs no answer.
    for (const route of now) route.continue().catch(() => {});
  };
  await page.context().route('**', async (route) => {
    const url = route.request().url();
    if (cached.has(url)) return route.continue();
    if (url.includes('/assets/')) cached.add(url);
    held.push(route);
    clearTimeout(timer);
    timer = setTimeout(answerAll, quiet);
  });
  return {
    /** What was asked for in each step since the last time. */
    take: () => steps.splice(0),
  };
};
