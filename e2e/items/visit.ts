/** One child at one item: the frame in its host, what the item says to it, and time to turn. */
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { openGate } from '../../kit/src/host/grammar.ts';
import type { PlayEvent } from '../../kit/src/play-event.ts';
import type {
  CheckRequest,
  EndSummary,
  GuestMessage,
  GuestSettings,
  HostMessage,
} from '../../kit/src/port.ts';
import { answerTo } from './built-items.ts';
import { installGameTime } from './game-time.ts';
import type { PlayOrigin } from './play-origin.ts';

export interface Device {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}
export const phone: Device = { width: 360, height: 640, touch: true };
export const desk: Device = { width: 1280, height: 800, touch: false };

export interface Opening {
  readonly browser: Browser;
  readonly origin: PlayOrigin;
  readonly path: string;
  readonly device: Device;
  readonly settings?: Partial<GuestSettings>;
}

export interface Line {
  readonly at: number;
  readonly text: string;
}

declare global {
  interface Window {
    nobiMessages: unknown[];
    nobiTell(message: HostMessage): void;
  }
}

interface Handing {
  src: string;
  settings: GuestSettings;
  save: string | null;
}

/** Runs in the host's page: the bare bones of a host; `kit/src/host` has the whole of it. */
export const openFrame = ({ src, settings, save }: Handing): void => {
  /** Files cannot leave the page as they are: their size is what the grammar asks about. */
  const plain = (value: unknown): unknown => {
    if (value instanceof Blob) return { blobOf: value.size };
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
  };
  document.querySelector('iframe')?.remove();
  // What the last item still says while it is taken down goes nowhere.
  const messages: unknown[] = [];
  window.nobiMessages = messages;
  const frame = document.createElement('iframe');
  frame.title = 'item';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.allow = 'autoplay; fullscreen';
  frame.referrerPolicy = 'no-referrer';
  frame.addEventListener('load', () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => messages.push(plain(data));
    window.nobiTell = (message) => port1.postMessage(message);
    frame.contentWindow?.postMessage({ v: 1, kind: 'hello' }, new URL(src).origin, [port2]);
    window.nobiTell({ v: 1, kind: 'load', settings, save });
  });
  frame.src = src;
  document.body.append(frame);
};

/** Where everything stands that can be pressed. */
const readPlaces = (): string =>
  [...document.querySelectorAll('button,[data-hit]')]
    .map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    })
    .join(' ');

const revived = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  if ('blobOf' in value) return new Blob([new Uint8Array(Number(value.blobOf))]);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
};

/** Resolves once the page has been drawn: whoever watches sizes has heard of the new ones by then. */
const laidOut = () =>
  new Promise<void>((resolve) => {
    const watch = new ResizeObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(document.documentElement);
  });

export class Visit {
  readonly page: Page;
  readonly path: string;
  /** Errors, broken policies and requests to anybody else. */
  readonly trouble: string[] = [];
  readonly lines: Line[] = [];
  readonly events: PlayEvent[] = [];
  readonly ends: EndSummary[] = [];
  save: string | null = null;
  settings: GuestSettings;
  readonly #context: BrowserContext;
  readonly #origin: PlayOrigin;
  #gate = openGate();
  #frame: Frame | null = null;
  #ready = false;
  #checks: CheckRequest[] = [];
  /** When messages left the item, by their number. */
  #sent = new Map<number, number>();
  now = 0;
  /** The frame is all of the page. */
  readonly corner = { x: 0, y: 0 };

  private constructor(context: BrowserContext, page: Page, opening: Opening) {
    this.#context = context;
    this.page = page;
    this.path = opening.path;
    this.#origin = opening.origin;
    this.settings = {
      lang: 'id',
      voice: true,
      sound: 0,
      reducedMotion: false,
      ...opening.settings,
    };
  }

  static async open(opening: Opening): Promise<Visit> {
    const { browser, origin, device, settings } = opening;
    const context = await browser.newContext({
      viewport: { width: device.width, height: device.height },
      hasTouch: device.touch,
      isMobile: device.touch,
      locale: settings?.lang === 'en' ? 'en-US' : 'id-ID',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: settings?.reducedMotion ? 'reduce' : 'no-preference',
    });
    await context.addInitScript(installGameTime, 7);
    const page = await context.newPage();
    const visit = new Visit(context, page, opening);
    visit.#watch();
    await page.goto(origin.hostUrl);
    await visit.load();
    return visit;
  }

  #watch(): void {
    this.#context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.trouble.push(`console: ${message.text().slice(0, 110)}`);
    });
    this.#context.on('weberror', (error) => this.trouble.push(`error: ${error.error()}`));
    this.#context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isOwn = origin === this.#origin.url || origin === this.#origin.hostUrl;
      if (protocol.startsWith('http') && !isOwn)
        this.trouble.push(`rule 24: asks a stranger for ${request.url()}`);
    });
  }

  get frame(): Frame {
    if (!this.#frame || this.#frame.isDetached()) throw new Error('no item is open');
    return this.#frame;
  }

  /** Opens the item, again if it was open, with what it kept. */
  async load(): Promise<void> {
    this.#gate = openGate();
    this.#ready = false;
    this.#sent.clear();
    this.now = 0;
    const src = `${this.#origin.url}/${this.path}/`;
    const { settings, save } = this;
    const attached = this.page.waitForEvent('frameattached');
    await this.page.evaluate(openFrame, { src, settings, save });
    this.#frame = await attached;
    await this.#origin.quiet();
    await this.#until(() => this.#ready, 'ready');
    await this.#origin.quiet();
    await this.pump(200);
  }

  async #until(isSo: () => boolean, what: string): Promise<void> {
    const until = performance.now() + 10_000;
    while (!isSo()) {
      if (performance.now() > until) throw new Error(`${this.path} never said ${what}`);
      await this.#listen();
      if (!isSo()) await this.page.waitForTimeout(15);
    }
  }

  async #listen(): Promise<void> {
    const messages = await this.page.evaluate(() => window.nobiMessages.splice(0));
    for (const raw of messages) {
      const at = this.#sent.get(Number(Object(raw).seq)) ?? this.now;
      const message = this.#gate.admit(revived(raw), at);
      if (message) this.#take(message, at);
      else this.trouble.push(`rule 24: the host drops ${JSON.stringify(raw)?.slice(0, 300)}`);
    }
    await this.#answer();
  }

  /** The server's part: it scores a course's questions from answers that no page gets. */
  async #answer(): Promise<void> {
    for (const { lesson, question, choice } of this.#checks.splice(0)) {
      const right = (await answerTo(this.path, lesson, question)) === choice;
      await this.page.evaluate((sent) => window.nobiTell(sent), {
        v: 1,
        kind: 'verdict',
        question,
        right,
      } as const);
    }
  }

  #take(message: GuestMessage, at: number): void {
    if (message.kind === 'ready') this.#ready = true;
    else if (message.kind === 'save') this.save = message.data;
    else if (message.kind === 'say') this.lines.push({ at, text: message.line.text });
    else if (message.kind === 'event') this.events.push(...message.events);
    else if (message.kind === 'check') this.#checks.push(message);
    else if (message.kind === 'end') this.ends.push(message.summary);
  }

  /** Lets game time pass and hears what the item has to say. */
  async pump(ms: number, frameMs = 80): Promise<void> {
    const { now, sent } = await this.frame.evaluate(
      async ([time, step]) => {
        await window.nobiTime.advance(time, step);
        return { now: window.nobiTime.now(), sent: window.nobiTime.sent() };
      },
      [ms, frameMs] as const,
    );
    this.now = now;
    for (const [seq, at] of sent) this.#sent.set(seq, at);
    await this.#listen();
  }

  /** Turns the device, and lets the item lay itself out anew. */
  async resize(size: Pick<Device, 'width' | 'height'>): Promise<void> {
    await this.page.setViewportSize(size);
    await this.frame.waitForFunction(
      ({ width, height }) => innerWidth === width && innerHeight === height,
      size,
    );
    // A busy machine lays out late: it has settled when nothing has moved twice in a row.
    const seen: string[] = [];
    const isSettled = () => seen.length >= 3 && new Set(seen.slice(-3)).size === 1;
    while (!isSettled() && seen.length < 30) {
      await this.pump(240);
      await this.frame.evaluate(laidOut);
      seen.push(await this.frame.evaluate(readPlaces));
    }
  }

  async tell(message: HostMessage): Promise<void> {
    await this.page.evaluate((sent) => window.nobiTell(sent), message);
    await this.pump(100, 50);
  }

  async speak(lang: GuestSettings['lang']): Promise<void> {
    this.settings = { ...this.settings, lang };
    await this.tell({ v: 1, kind: 'settings', settings: { lang } });
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
