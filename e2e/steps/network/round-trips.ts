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

/** What a browser keeps that has it: files, and for its tab the page that the shelf requested. */
const inMemory = /\/assets\/|\?ticket=/;

/**
 * Answers one trip after the other: what is requested waits until all that belongs to the trip is requested,
 * however long a busy machine takes. After the last trip nothing is answered any more but what came before.
 */
export const answerTrips = async (page: Page) => {
  const cached = new Set<string>();
  const held: Route[] = [];
  let trips: (readonly RegExp[])[] | undefined;

  const answerAll = () => {
    for (const route of held.splice(0)) {
      cached.add(route.request().url());
      route.continue().catch(() => {});
    }
  };
  const missingOf = (trip: readonly RegExp[]) =>
    trip.filter((wanted) => !held.some((route) => wanted.test(route.request().url())));
  await page.context().route('**', async (route) => {
    const url = route.request().url();
    if (cached.has(url) && inMemory.test(url)) return route.continue();
    held.push(route);
    if (!trips) return answerAll();
    const [trip] = trips;
    if (!trip || missingOf(trip).length > 0) return;
    trips.shift();
    answerAll();
  });
  return {
    /** From now on only these are answered. */
    only: (wanted: readonly (readonly RegExp[])[]) => {
      trips = [...wanted];
    },
    /** What the trip that is on its way waits for, and what stands still until then. */
    missing: () => ({
      files: missingOf(trips?.[0] ?? []).map(String),
      waiting: held.map((route) => route.request().url()),
    }),
    /** Everything is answered again. */
    all: () => {
      trips = undefined;
      answerAll();
    },
  };
};
