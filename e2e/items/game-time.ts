/**
 * Time as a thing to turn: inside the guest's frame timers, frames, dates and animations stand still
 * until the suite moves them on. A minute of play takes seconds, and the same seed gives the same play.
 */

export interface GameTime {
  now(): number;
  /** Moves on, a frame every `frameMs`. */
  advance(ms: number, frameMs: number): Promise<void>;
  /** When each numbered message left the item, since last asked. */
  sent(): [seq: number, at: number][];
  /** While `run` works, timers are the browser's own again: for measuring, when the item rests. */
  asIs<Result>(run: () => Promise<Result>): Promise<Result>;
}

declare global {
  interface Window {
    nobiTime: GameTime;
  }
}

/** Runs in the page before anything of it. It must be whole in itself: Playwright sends its source. */
export const installGameTime = (seed: number): void => {
  if (window === top) return;
  const day = Date.UTC(2026, 8, 1, 3);
  const real = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    frame: window.requestAnimationFrame.bind(window),
    Date: window.Date,
  };
  let now = 0;
  let isFree = false;
  let last = 1_000_000;
  const timers = new Map<number, { at: number; every: number | null; run: () => void }>();
  let frames = new Map<number, FrameRequestCallback>();
  const adopted = new WeakSet<Animation>();

  let sent: [number, number][] = [];
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function post(message: unknown, ...more: unknown[]) {
    if (typeof message === 'object' && message !== null && 'seq' in message)
      sent.push([Number(message.seq), now]);
    Reflect.apply(postMessage, this, [message, ...more]);
  };

  const plan = (run: () => void, ms: number, repeats: boolean): number => {
    last += 1;
    const wait = Math.max(Number(ms) || 0, repeats ? 4 : 0);
    timers.set(last, { at: now + wait, every: repeats ? wait : null, run });
    return last;
  };
  const bound = (run: unknown, args: unknown[]) => () => {
    if (typeof run === 'function') run(...args);
  };
  const forget = (id?: number): void => {
    if (id === undefined) return;
    if (!timers.delete(id)) real.clearTimeout(id);
  };
  const breathe = (): Promise<void> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  const nextFrame = (): Promise<void> =>
    new Promise((resolve) => {
      real.frame(() => resolve());
    });

  const runTimers = async (until: number): Promise<void> => {
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= until);
      const [first] = due.sort((a, b) => a[1].at - b[1].at || a[0] - b[0]);
      if (!first) return;
      const [id, timer] = first;
      now = Math.max(now, timer.at);
      if (timer.every === null) timers.delete(id);
      else timer.at = now + timer.every;
      timer.run();
      await breathe();
    }
  };
  /** Styles move too: each animation is stopped and led by hand. */
  const animate = (ms: number): void => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'running') {
        animation.pause();
        adopted.add(animation);
      }
      if (!adopted.has(animation) || animation.playState !== 'paused') continue;
      const end = Number(animation.effect?.getComputedTiming().endTime);
      const at = Number(animation.currentTime ?? 0) + ms;
      if (Number.isFinite(end) && at >= end) animation.finish();
      else animation.currentTime = at;
    }
  };

  window.nobiTime = {
    now: () => now,
    sent() {
      const out = sent;
      sent = [];
      return out;
    },
    async advance(ms, frameMs) {
      const until = now + ms;
      while (now < until) {
        const next = Math.min(until, now + frameMs);
        const step = next - now;
        await runTimers(next);
        now = next;
        animate(step);
        const due = frames;
        frames = new Map();
        for (const run of due.values()) run(now);
        await breathe();
      }
      // The page's own layout gets one real frame, and observers of size their turn after it.
      await nextFrame();
      await breathe();
    },
    async asIs(run) {
      isFree = true;
      try {
        return await run();
      } finally {
        isFree = false;
      }
    },
  };

  let state = seed >>> 0;
  const chance = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const moment = (): number => Math.floor(day + now);
  class GameDate extends real.Date {
    constructor(...parts: ConstructorParameters<typeof Date> | []) {
      if (parts.length === 0) super(moment());
      else super(...parts);
    }
    static override now = moment;
  }
  Object.assign(window, {
    Date: GameDate,
    setTimeout: (run: unknown, ms = 0, ...args: unknown[]) =>
      isFree ? real.setTimeout(bound(run, args), ms) : plan(bound(run, args), ms, false),
    setInterval: (run: unknown, ms = 0, ...args: unknown[]) => plan(bound(run, args), ms, true),
    clearTimeout: forget,
    clearInterval: forget,
    requestAnimationFrame: (run: FrameRequestCallback) => {
      if (isFree) return real.frame(run);
      last += 1;
      frames.set(last, run);
      return last;
    },
    cancelAnimationFrame: (id: number) => frames.delete(id),
    requestIdleCallback: (run: IdleRequestCallback) =>
      plan(() => run({ didTimeout: false, timeRemaining: () => 20 }), 1, false),
    cancelIdleCallback: forget,
  });
  performance.now = () => now;
  Math.random = chance;
  Object.assign(crypto, {
    getRandomValues: (into: Uint8Array | Uint32Array) => {
      for (let i = 0; i < into.length; i += 1)
        into[i] = Math.floor(chance() * 2 ** (8 * into.BYTES_PER_ELEMENT));
      return into;
    },
  });
};
