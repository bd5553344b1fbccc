import type { Page, Route } from '@playwright/test';

/** What can happen to a call: no line, a broken answer from in between, or no answer at all. */
export const troubles = ['broken', 'hang', 'offline'] as const;
export type Trouble = (typeof troubles)[number];

/** Lets the page give up on such calls at once, as it would by itself after many seconds. */
const letLoseHeart = (source: string) => {
  const calls = new RegExp(source);
  const patient = window.fetch;
  const controllers = new Set<AbortController>();
  let isHopeless = false;
  const loseHeart = () => {
    for (const each of controllers) each.abort(new DOMException('', 'TimeoutError'));
    controllers.clear();
  };
  Reflect.set(window, 'setHopeless', (hopeless: boolean) => {
    isHopeless = hopeless;
    if (hopeless) loseHeart();
  });
  window.fetch = (input, init) => {
    if (!calls.test(String(input))) return patient(input, init);
    const own = new AbortController();
    controllers.add(own);
    if (isHopeless) setTimeout(loseHeart, 200);
    const signals = [own.signal, ...(init?.signal ? [init.signal] : [])];
    return patient(input, { ...init, signal: AbortSignal.any(signals) });
  };
};

const brokenAnswer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };

/** The line under one kind of call, to be broken and mended while the page stands. */
export const lineUnder = async (page: Page, calls: RegExp) => {
  let state: Trouble | 'slow' | 'open' = 'open';
  let reached = 0;
  let held: Route[] = [];
  await page.addInitScript(letLoseHeart, calls.source);
  page.on('request', (request) => {
    if (calls.test(request.url())) reached += 1;
  });

  const answer = async (route: Route) => {
    if (state === 'open') await route.fallback();
    else if (state === 'offline') await route.abort('internetdisconnected');
    else if (state === 'broken') await route.fulfill(brokenAnswer);
    else held.push(route);
  };

  return {
    /** How many calls have been made. */
    reached: () => reached,
    /** What waits is answered as the new state has it; what hangs stays hanging. */
    async turn(to: typeof state) {
      const waiting = state === 'slow' ? held : [];
      const isOpen = state === 'open';
      held = [];
      state = to;
      // The page may have given up on some of them.
      await Promise.all(waiting.map((route) => answer(route).catch(() => {})));
      await page.evaluate(
        (hopeless) => Reflect.get(window, 'setHopeless')?.(hopeless),
        to === 'hang',
      );
      // An open line has nobody in between: a form with a picture comes through as it is.
      if (to === 'open') await page.unroute(calls, answer);
      else if (isOpen) await page.route(calls, answer);
    },
  };
};

export type Line = Awaited<ReturnType<typeof lineUnder>>;
