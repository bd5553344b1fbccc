/** A child's hands for an item's robot: fingers on a phone, or the keyboard alone. */
import type { Frame, Page } from '@playwright/test';
import type { Hands } from '../../kit/src/robot/robot.ts';
import { startGlance, takeGlance } from './looks/glance.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What hands need of an item that is open: in the suite's bare host, or in the product's own player. */
export interface Played {
  readonly page: Page;
  readonly path: string;
  readonly frame: Frame;
  /** Where the frame begins on the page. */
  readonly corner: Spot;
  /** Of the item's own time. */
  readonly now: number;
  readonly lines: readonly unknown[];
  pump(ms: number, frameMs?: number): Promise<void>;
}

const patienceMs = 90_000;
const breathMs = 160;

/** Where the first match that is free to press stands. */
const findSpot = (selector: string): Spot | null => {
  for (const each of document.querySelectorAll(selector)) {
    const box = each.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || !each.checkVisibility({ visibilityProperty: true }))
      continue;
    if (each.matches(':disabled,[aria-disabled=true]') || each.closest('[inert]')) continue;
    const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const top = document.elementFromPoint(spot.x, spot.y);
    if (top && (each.contains(top) || top.contains(each))) return spot;
  }
  return null;
};

const isSeen = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && each.checkVisibility({ visibilityProperty: true });
  });

/** What fingers and keys have in common: patience and eyes. */
class Eyes {
  readonly visit: Played;
  constructor(visit: Played) {
    this.visit = visit;
  }

  /** Lets time pass until the page has what is asked for. */
  async until<Answer>(what: string, look: () => Promise<Answer | null>): Promise<Answer> {
    const from = this.visit.now;
    for (;;) {
      const answer = await look();
      if (answer !== null) return answer;
      if (this.visit.now - from > patienceMs)
        throw new Error(`${this.visit.path}: no ${what} within ${patienceMs / 1000} s of play`);
      await this.visit.pump(breathMs);
    }
  }

  spot(selector: string): Promise<Spot> {
    return this.until(`${selector} that can be pressed`, () =>
      this.visit.frame.evaluate(findSpot, selector),
    );
  }

  async wait(selector: string): Promise<void> {
    await this.until(`${selector} to be seen`, async () =>
      (await this.visit.frame.evaluate(isSeen, selector)) ? true : null,
    );
  }

  count(selector: string): Promise<number> {
    return this.visit.frame.evaluate((each) => document.querySelectorAll(each).length, selector);
  }

  read(selector: string, attribute?: string): Promise<string | null> {
    return this.visit.frame.evaluate(
      ([each, name]) => {
        const found = document.querySelector(each);
        return (name === undefined ? found?.textContent : found?.getAttribute(name)) ?? null;
      },
      [selector, attribute] as const,
    );
  }
}

export interface Fingers extends Hands {
  /** Presses that were answered by nothing to be seen or heard within 100 ms. */
  readonly unanswered: string[];
  readonly presses: number;
}

const answerMs = 96;
const frameMs = 48;

/** Attributes that hold words: what a pre-reader cannot know. */
const worded = /^(?:alt|title|placeholder|aria-(?:label|description|valuetext))$/;

/** Fingers of a child who cannot read: the text of the page stays unknown if `readsText` is false. */
export const fingers = (visit: Played, { readsText }: { readsText: boolean }): Fingers => {
  const eyes = new Eyes(visit);
  const unanswered: string[] = [];
  let presses = 0;
  const onPage = ({ x, y }: Spot): Spot => ({ x: x + visit.corner.x, y: y + visit.corner.y });
  const touchAt = async (spot: Spot) => {
    const { x, y } = onPage(spot);
    await visit.page.touchscreen.tap(x, y);
  };
  const pressed = async (what: string, press: () => Promise<void>): Promise<void> => {
    presses += 1;
    const lineCount = visit.lines.length;
    await visit.frame.evaluate(startGlance);
    await press();
    await visit.pump(answerMs, frameMs);
    const isAnswered = await visit.frame.evaluate(takeGlance);
    if (!isAnswered && visit.lines.length === lineCount) unanswered.push(what);
  };
  return {
    unanswered,
    get presses() {
      return presses;
    },
    async tap(selector) {
      const spot = await eyes.spot(selector);
      await pressed(selector, () => touchAt(spot));
    },
    tapAt: (x, y) => pressed(`${Math.round(x)}, ${Math.round(y)}`, () => touchAt({ x, y })),
    async drag(from, to) {
      const [start, end] = [onPage(await eyes.spot(from)), onPage(await eyes.spot(to))];
      const wire = await visit.page.context().newCDPSession(visit.page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
        wire.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
      await pressed(from, async () => {
        await touch('touchStart', start);
      });
      for (let step = 1; step <= 6; step += 1) {
        const along = (a: number, b: number) => a + ((b - a) * step) / 6;
        await touch('touchMove', { x: along(start.x, end.x), y: along(start.y, end.y) });
        await visit.pump(frameMs * 2, frameMs);
      }
      await touch('touchEnd');
      await wire.detach();
      await visit.pump(breathMs);
    },
    async press(key) {
      await visit.page.keyboard.press(key);
      await visit.pump(breathMs);
    },
    read: (selector, attribute) =>
      readsText || (attribute !== undefined && !worded.test(attribute))
        ? eyes.read(selector, attribute)
        : Promise.resolve(null),
    count: (selector) => eyes.count(selector),
    wait: (selector) => eyes.wait(selector),
  };
};

interface Stop {
  readonly at: 'here' | 'group' | 'elsewhere';
  /** What it is called, if the ring around it cannot be seen. */
  readonly unringed: string | null;
  /** How far the goal is from here. */
  readonly away: Spot;
}

/** What has the focus now, seen from the goal. */
const readStop = (selector: string): Stop => {
  const active = document.activeElement;
  const goal = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.matches(':disabled,[aria-disabled=true]'),
  );
  if (!active || active === document.body || !goal)
    return { at: 'elsewhere', unringed: null, away: { x: 0, y: 0 } };
  const { outlineStyle, outlineWidth } = getComputedStyle(active);
  // Where the ring is drawn by other means, `data-ring` says so.
  const isRinged =
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
    active.hasAttribute('data-ring');
  const name = active.getAttribute('aria-label') ?? active.getAttribute('class') ?? active.tagName;
  const group = goal.closest(
    '[role=toolbar],[role=group],[role=radiogroup],[role=grid],[role=listbox],[data-keys]',
  );
  const isRoving = goal.tabIndex < 0 && group?.contains(active) === true;
  const [here, there] = [active.getBoundingClientRect(), goal.getBoundingClientRect()];
  return {
    at: active === goal ? 'here' : isRoving ? 'group' : 'elsewhere',
    unringed: isRinged ? null : name,
    away: { x: there.left - here.left, y: there.top - here.top },
  };
};

/** Arrows worth trying, the most promising first; one of them always goes on, so that rows may wrap. */
const arrowsTo = ({ x, y }: Spot): string[] => {
  const across = x < 0 ? 'ArrowLeft' : 'ArrowRight';
  const along = y < 0 ? 'ArrowUp' : 'ArrowDown';
  return Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
};

const mostTabs = 90;

/** Nothing but Tab, arrows and Enter. A press at a point has no key: such a robot has its own `keys`. */
export const keyboard = (visit: Played): Hands & { readonly unringed: Set<string> } => {
  const eyes = new Eyes(visit);
  const unringed = new Set<string>();
  const look = async (selector: string): Promise<Stop> => {
    const stop = await visit.frame.evaluate(readStop, selector);
    if (stop.unringed !== null) unringed.add(stop.unringed);
    return stop;
  };
  const rove = async (selector: string): Promise<boolean> => {
    let before = '';
    for (let press = 0; press < 60; press += 1) {
      const { at, away } = await look(selector);
      if (at !== 'group') return at === 'here';
      const here = `${away.x} ${away.y}`;
      const [first = 'ArrowRight', second = 'ArrowDown'] = arrowsTo(away);
      await visit.page.keyboard.press(here === before ? second : first);
      before = here === before ? '' : here;
    }
    return false;
  };
  const walkTo = async (selector: string): Promise<void> => {
    for (let press = 0; press < mostTabs; press += 1) {
      const { at } = await look(selector);
      if (at === 'here' || (at === 'group' && (await rove(selector)))) return;
      await visit.page.keyboard.press('Tab');
    }
    throw new Error(`${visit.path}: the keyboard does not reach ${selector}`);
  };
  const tap = async (selector: string): Promise<void> => {
    await eyes.spot(selector);
    await walkTo(selector);
    await visit.page.keyboard.press('Enter');
    await visit.pump(breathMs);
  };
  return {
    unringed,
    tap,
    tapAt: () => Promise.reject(new Error('no key presses a point: give the robot `keys`')),
    async drag(from, to) {
      await tap(from);
      await tap(to);
    },
    async press(key) {
      await visit.page.keyboard.press(key);
      await visit.pump(breathMs);
    },
    read: (selector, attribute) => eyes.read(selector, attribute),
    count: (selector) => eyes.count(selector),
    wait: (selector) => eyes.wait(selector),
  };
};
