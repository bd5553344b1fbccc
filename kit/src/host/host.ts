/** The app's side of a frame: one handshake, one port, a closed grammar. */
import { isPublished } from '../course/progress/is-published.ts';
import type { PlayEvent } from '../play-event.ts';
import {
  type BeginsWith,
  type CheckRequest,
  type EndSummary,
  type GuestMessage,
  type GuestSettings,
  type HostMessage,
  portVersion,
  type SpokenLine,
} from '../port.ts';
import { type FileHearers, openFiles } from './files.ts';
import { openGate } from './grammar.ts';

/** What content begins with. */
export interface StoredState {
  save: string | null;
  beginsWith?: BeginsWith | undefined;
  /** What staff published of this course, as the server gave it; what cannot be read is left out. */
  lessons?: unknown;
}

export interface HostOptions extends FileHearers {
  frame: HTMLIFrameElement;
  /** The frame was opened before anybody listened, and has loaded already. */
  isLoaded?: boolean | undefined;
  /** The play origin, exactly; null for an opaque guest, whose origin has no name. */
  guestOrigin: string | null;
  settings: GuestSettings;
  /** Undefined while it is on its way: the frame loads meanwhile and begins with `load`. */
  stored: StoredState | undefined;
  /** The work to open, as the content named it. */
  opens?: string | undefined;
  /** The child's very first item: Nobi's hand shows what can be touched. */
  isFirst?: boolean | undefined;
  onReady(): void;
  /** Somebody touched the content or pressed a key in it. */
  onTouch?: (() => void) | undefined;
  onEvents(events: PlayEvent[]): void;
  onSave(data: string): void;
  onSay(line: SpokenLine): void;
  /** Asks the server; null when it cannot be asked now. Only courses have questions. */
  onCheck?: ((request: CheckRequest) => Promise<boolean | null>) | undefined;
  onEnd(summary: EndSummary): void;
  onLost(why: 'navigated' | 'silent'): void;
}

export interface GuestHost {
  /** Hands over what was on its way; only the first counts. */
  load(stored: StoredState): void;
  pause(): void;
  resume(): void;
  change(settings: Partial<GuestSettings>): void;
  /** A voice reads aloud, or has ended. */
  speech(isVoice: boolean): void;
  close(): void;
}

const patienceMs = 15_000;

type Files = ReturnType<typeof openFiles>;

type OpenMessage = Exclude<GuestMessage, { kind: 'check' }>;

const deliver = (message: OpenMessage, options: HostOptions, files: Files): void => {
  if (message.kind === 'ready') options.onReady();
  else if (message.kind === 'touch') options.onTouch?.();
  else if (message.kind === 'event') options.onEvents(message.events);
  else if (message.kind === 'save') options.onSave(message.data);
  else if (message.kind === 'say') options.onSay(message.line);
  else if (message.kind === 'end') options.onEnd(message.summary);
  else files.hear(message);
};

/** What the content is to know, for the moment in which it begins to listen: with `load`. */
const openState = (options: HostOptions, tell: (message: HostMessage) => void) => {
  let { settings, stored } = options;
  let isPaused = false;

  const begin = (): void => {
    if (!stored) return;
    const { opens, isFirst } = options;
    const { save, beginsWith } = stored;
    const lessons = isPublished(stored.lessons) ? stored.lessons : undefined;
    const load = { settings, save, opens, lessons, beginsWith, isFirst };
    tell({ v: portVersion, kind: 'load', ...load });
    // A pause before this was lost.
    if (isPaused) tell({ v: portVersion, kind: 'pause' });
  };
  const ways: Omit<GuestHost, 'close'> = {
    load: (arrived) => {
      if (stored) return;
      stored = arrived;
      begin();
    },
    pause: () => {
      isPaused = true;
      tell({ v: portVersion, kind: 'pause' });
    },
    resume: () => {
      isPaused = false;
      tell({ v: portVersion, kind: 'resume' });
    },
    speech: (isVoice) => tell({ v: portVersion, kind: 'speech', isVoice }),
    change: (changed) => {
      settings = { ...settings, ...changed };
      tell({ v: portVersion, kind: 'settings', settings: changed });
    },
  };
  return { begin, ways };
};

/** Hands a frame its port. Call it before the frame's address is set, or say that it has loaded. */
export const hostGuest = (options: HostOptions): GuestHost => {
  const { frame, guestOrigin } = options;
  const gate = openGate();
  const files = openFiles(options);
  const watch = new AbortController();
  let port: MessagePort | null = null;

  const close = (): void => {
    clearTimeout(patience);
    watch.abort();
    files.close();
    port?.close();
    port = null;
  };
  const lose = (why: 'navigated' | 'silent'): void => {
    close();
    options.onLost(why);
  };
  const patience = setTimeout(() => lose('silent'), patienceMs);
  const tell = (message: HostMessage): void => port?.postMessage(message);
  const { begin, ways } = openState(options, tell);

  const score = async ({ lesson, question, choice }: CheckRequest): Promise<void> => {
    const right = (await options.onCheck?.({ lesson, question, choice })) ?? null;
    tell({ v: portVersion, kind: 'verdict', question, right });
  };

  const hear = (event: MessageEvent): void => {
    const message = gate.admit(event.data, performance.now());
    if (message === null) return;
    if (message.kind === 'ready') clearTimeout(patience);
    if (message.kind === 'check') void score(message);
    else deliver(message, options, files);
  };

  const handshake = (): void => {
    // Firefox reports the empty first document of a frame as a load of its own.
    if (!frame.getAttribute('src')) return;
    // A second document is a stranger in the same window: it gets nothing.
    if (port) {
      lose('navigated');
      return;
    }
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = hear;
    const hello: HostMessage = { v: portVersion, kind: 'hello' };
    frame.contentWindow?.postMessage(hello, guestOrigin ?? '*', [channel.port2]);
    begin();
  };
  frame.addEventListener('load', handshake, { signal: watch.signal });
  if (options.isLoaded) handshake();

  return { ...ways, close };
};
