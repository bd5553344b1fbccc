/** The content's side of the port. It learns settings and a save, and never who is playing. */
import type { PlayEvent } from '../../play-event.ts';
import {
  type GuestMessage,
  type GuestSettings,
  type HostMessage,
  type Lang,
  portVersion,
} from '../../port.ts';
import { newId } from '../random.ts';
import { hearSpeech } from '../speech.ts';
import { showFirstMove } from '../stage/first-move.ts';
import { openChecker } from './checker.ts';
import type { Guest, Happening } from './guest.ts';
import { openOutbox } from './outbox.ts';
import { showOutside } from './outside.ts';
import { openShelf } from './shelf.ts';
import { openStopwatch } from './stopwatch.ts';
import { watchTouches } from './touches.ts';

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
const startOf = ({ save, opens, lessons, beginsWith }: Loaded) => ({
  save,
  beginsWith: beginsWith ?? { shown: null, start: 0 },
  opens: opens ?? null,
  lessons: lessons ?? null,
});

const openGuest = (port: MessagePort, loaded: Loaded) => {
  let settings = loaded.settings;
  let seq = 0;
  const watch = openStopwatch();
  const listeners = {
    pause: new Set<() => void>(),
    resume: new Set<() => void>(),
    settings: new Set<(settings: Readonly<GuestSettings>) => void>(),
  };
  const post = (draft: Draft): void => {
    seq += 1;
    port.postMessage({ ...draft, v: portVersion, seq });
  };
  const outbox = openOutbox({
    events: (events) => post({ kind: 'event', events }),
    save: (data) => post({ kind: 'save', data }),
  });
  const shelf = openShelf(post);
  const checker = openChecker((request) => post({ kind: 'check', ...request }));
  const flush = (): void => {
    outbox.flush();
    shelf.flush();
  };
  const rest = (): void => {
    watch.stop();
    for (const run of listeners.pause) run();
    flush();
  };
  const wake = (): void => {
    watch.go();
    for (const run of listeners.resume) run();
  };

  const guest: Guest = {
    get settings() {
      return settings;
    },
    ...startOf(loaded),
    event: (happening) => outbox.add(recorded(happening, settings.lang)),
    say: (text, slow, lang = settings.lang) =>
      post({ kind: 'say', line: { text, lang, ...(slow && { slow }) } }),
    check: checker.check,
    keep: outbox.keep,
    ...shelf.ways,
    end(items, mode) {
      flush();
      post({ kind: 'end', summary: { minutes: watch.minutes(), items, mode } });
    },
    onPause: (run) => listeners.pause.add(run),
    onResume: (run) => listeners.resume.add(run),
    onSettings: (run) => listeners.settings.add(run),
  };
  const hear = (message: HostMessage): void => {
    if (message.kind === 'pause') rest();
    else if (message.kind === 'resume') wake();
    else if (message.kind === 'speech') hearSpeech(message.isVoice);
    else if (message.kind === 'verdict') checker.hear(message.question, message.right);
    else if (message.kind === 'settings') {
      settings = { ...settings, ...message.settings };
      for (const run of listeners.settings) run(settings);
    }
  };
  return { guest, hear, flush, post };
};

const listen = (port: MessagePort, start: (guest: Guest) => void): void => {
  let connection: ReturnType<typeof openGuest> | null = null;
  port.onmessage = (event: MessageEvent<HostMessage>) => {
    if (connection) {
      connection.hear(event.data);
      return;
    }
    if (event.data.kind !== 'load') return;
    connection = openGuest(port, event.data);
    start(connection.guest);
    if (event.data.isFirst === true) showFirstMove(connection.guest);
    const { flush, post } = connection;
    post({ kind: 'ready' });
    watchTouches(() => post({ kind: 'touch' }));
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
  };
};

// On a slow phone the page around it may have much to load yet.
const patienceMs = 10_000;

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
