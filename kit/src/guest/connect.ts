/** The content's side of the port. It learns settings and a save, and never who is playing. */
import type { PublishedLessons } from '../manifest/lesson.ts';
import type { PlayEvent, PlayResult, PlayVerb } from '../play-event.ts';
import {
  type CheckAsked,
  type ExportedFile,
  type GuestMessage,
  type GuestSettings,
  type HostMessage,
  type Lang,
  portVersion,
  type ShownWork,
} from '../port.ts';
import { openChecker } from './checker.ts';
import { openOutbox } from './outbox.ts';
import { showOutside } from './outside.ts';
import { newId } from './random.ts';
import { openShelf } from './shelf.ts';

export interface Happening {
  verb: PlayVerb;
  object: string;
  attempt?: number;
  result?: PlayResult;
  ctx: Pick<PlayEvent['ctx'], 'level' | 'skill' | 'mode'>;
}

export interface Guest {
  /** Always the newest; `onSettings` tells of changes. */
  readonly settings: Readonly<GuestSettings>;
  readonly save: string | null;
  /** The work that the child opened from the shelf, by the id it was shown with. */
  readonly opens: string | null;
  /** What staff published of this course; null when its page knows everything. */
  readonly lessons: PublishedLessons | null;
  event(happening: Happening): void;
  /** Spoken by the host, in the current language unless another is named. Show the same words too. */
  say(text: string, slow?: boolean, lang?: Lang): void;
  /** Has an answer scored by the server; null when that is not possible now. It never blocks for long. */
  check(asked: CheckAsked): Promise<boolean | null>;
  /** Keeps at most 64 kB for the next sitting. */
  keep(data: string): void;
  /** Offers a picture (PNG, JPEG, WebP) or sound (WAV) to keep on this device. Call it on a press. */
  exportFile(file: ExportedFile): void;
  /** Prints at most 24 pictures, one a page. Call it on a press. */
  print(pages: readonly Blob[]): void;
  /** Puts a work on the family's shelf, or puts its newest state there. Call it as often as it changes. */
  showWork(work: ShownWork): void;
  /** Takes a work off the shelf; ask the child first. */
  forgetWork(id: string): void;
  /** The child chose to stop. Call it once. */
  end(items: number, mode: 'play' | 'free'): void;
  onPause(run: () => void): void;
  onResume(run: () => void): void;
  onSettings(run: (settings: Readonly<GuestSettings>) => void): void;
}

type Loaded = Extract<HostMessage, { kind: 'load' }>;
type Unnumbered<Message> = Message extends GuestMessage ? Omit<Message, 'v' | 'seq'> : never;
type Draft = Unnumbered<GuestMessage>;

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="nobi-${name}"]`)?.content ?? 'dev';

const recorded = (happening: Happening, lang: Lang): PlayEvent => ({
  v: 1,
  id: newId(),
  t: Date.now(),
  item: meta('item'),
  attempt: happening.attempt ?? 1,
  verb: happening.verb,
  object: happening.object,
  ...(happening.result && { result: happening.result }),
  ctx: { ...happening.ctx, lang, build: meta('build') },
});

const keepGapMs = 1000;

/** Saves at once, but at most once a second, and always the newest. */
const openKeeper = (send: (data: string) => void) => {
  let newest: string | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sentAt = Number.NEGATIVE_INFINITY;
  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (newest === null) return;
    send(newest);
    newest = null;
    sentAt = performance.now();
  };
  return {
    keep(data: string) {
      newest = data;
      timer ??= setTimeout(flush, Math.max(0, sentAt + keepGapMs - performance.now()));
    },
    flush,
  };
};

/** How long the child has really played: pauses do not count. */
const openStopwatch = () => {
  let playedMs = 0;
  let since: number | null = performance.now();
  return {
    stop() {
      if (since !== null) playedMs += performance.now() - since;
      since = null;
    },
    go() {
      since ??= performance.now();
    },
    minutes: () =>
      Math.round((playedMs + (since === null ? 0 : performance.now() - since)) / 6000) / 10,
  };
};

const given = ({ save, opens, lessons }: Loaded) => ({
  save,
  opens: opens ?? null,
  lessons: lessons ?? null,
});

const openGuest = (port: MessagePort, loaded: Loaded) => {
  let settings = loaded.settings;
  let seq = 0;
  const watch = openStopwatch();
  const heard = {
    pause: new Set<() => void>(),
    resume: new Set<() => void>(),
    settings: new Set<(settings: Readonly<GuestSettings>) => void>(),
  };
  const post = (draft: Draft): void => {
    seq += 1;
    port.postMessage({ ...draft, v: portVersion, seq });
  };
  const outbox = openOutbox((events) => post({ kind: 'event', events }));
  const keeper = openKeeper((data) => post({ kind: 'save', data }));
  const shelf = openShelf(post);
  const checker = openChecker((asked) => post({ kind: 'check', ...asked }));
  const flush = (): void => {
    outbox.flush();
    keeper.flush();
    shelf.flush();
  };
  const rest = (): void => {
    watch.stop();
    for (const run of heard.pause) run();
    flush();
  };
  const wake = (): void => {
    watch.go();
    for (const run of heard.resume) run();
  };

  const guest: Guest = {
    get settings() {
      return settings;
    },
    ...given(loaded),
    event: (happening) => outbox.add(recorded(happening, settings.lang)),
    say: (text, slow, lang = settings.lang) =>
      post({ kind: 'say', line: { text, lang, ...(slow && { slow }) } }),
    check: checker.check,
    keep: keeper.keep,
    ...shelf.ways,
    end(items, mode) {
      flush();
      post({ kind: 'end', summary: { minutes: watch.minutes(), items, mode } });
    },
    onPause: (run) => heard.pause.add(run),
    onResume: (run) => heard.resume.add(run),
    onSettings: (run) => heard.settings.add(run),
  };
  const hear = (message: HostMessage): void => {
    if (message.kind === 'pause') rest();
    else if (message.kind === 'resume') wake();
    else if (message.kind === 'verdict') checker.hear(message.question, message.right);
    else if (message.kind === 'settings') {
      settings = { ...settings, ...message.settings };
      for (const run of heard.settings) run(settings);
    }
  };
  return { guest, hear, flush, ready: () => post({ kind: 'ready' }) };
};

const listen = (port: MessagePort, start: (guest: Guest) => void): void => {
  let opened: ReturnType<typeof openGuest> | null = null;
  port.onmessage = (event: MessageEvent<HostMessage>) => {
    if (opened) {
      opened.hear(event.data);
      return;
    }
    if (event.data.kind !== 'load') return;
    opened = openGuest(port, event.data);
    start(opened.guest);
    opened.ready();
    const { flush } = opened;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
  };
};

const patienceMs = 3000;

/** Waits for the host's hello and starts the content; without a host it shows one kind line instead. */
export const connect = (start: (guest: Guest) => void): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  addEventListener(
    'message',
    (event: MessageEvent<HostMessage>) => {
      const [port] = event.ports;
      // Who may frame us is settled by `frame-ancestors`; here only our own parent counts, and once.
      if (event.source !== parent || parent === window || !port || event.data.kind !== 'hello')
        return;
      waiting.abort();
      listen(port, start);
    },
    { signal },
  );
  const wait = (): void => {
    setTimeout(() => {
      if (!signal.aborted) showOutside();
    }, patienceMs);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
