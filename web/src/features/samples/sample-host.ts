import { openClient } from '@nobi/client/ask';
import { type ErrorCode, type Language, mostSampleEvents, samples } from '@nobi/contract';
import { type GuestHost, hostGuest } from '@nobi/kit/host';
import { safeMediaAddress } from '../../media.ts';
import { isVoiceless } from '../../voice/is-voiceless.ts';
import type { Voice } from '../../voice/voice.ts';
import { rememberSample, sampleProgress } from './sample-progress.ts';

const base: unknown = import.meta.env.VITE_API_BASE_URL;

/** The server tells these in its own words; the rest of the catalogue stays at home. */
const isErrorCode = (value: unknown): value is ErrorCode =>
  value === 'not_found' || value === 'too_many_requests';

/** Asks as nobody: no session goes along. */
export const openSample = (id: string, language: Language, signal: AbortSignal) =>
  openClient({
    base: typeof base === 'string' && base !== '' ? base : undefined,
    language: () => language,
    timeout: 15_000,
    isErrorCode,
  }).ask(samples.open, { params: { id }, signal });

/** Where the game may run: on an origin of its own, never on that of the accounts. */
const sourceOf = (signed: string) => {
  const src = safeMediaAddress(signed, location.origin);
  if (src === '') return undefined;
  const { origin } = new URL(src);
  return origin === location.origin ? undefined : { src, origin };
};

export interface SampleHost {
  readonly item: string;
  readonly url: string;
  readonly title: string;
  readonly language: Language;
  readonly place: HTMLElement;
  readonly voice: Voice;
  readonly hasSound: () => boolean;
  onReady(): void;
  onEnd(): void;
  onLost(): void;
}

/** What the game tells stays in this tab, the newest of it. */
const record = (item: string) => {
  const before = sampleProgress();
  let { events, save } = before?.item === item ? before : { events: [], save: null };
  return {
    save,
    isFirst: events.length === 0,
    add(more: Parameters<Parameters<typeof hostGuest>[0]['onEvents']>[0]) {
      events = [...events, ...more].slice(-mostSampleEvents);
      rememberSample({ item, events, save });
    },
    keep(data: string) {
      save = data;
      if (events.length > 0) rememberSample({ item, events, save });
    },
  };
};

/** The game in its frame, with nobody behind it: no session, no child, no call but the one for its address. */
export const hostSample = (options: SampleHost): (GuestHost & { remove(): void }) | undefined => {
  const { item, url, title, language, place, voice, hasSound } = options;
  const source = sourceOf(url);
  if (!source) return undefined;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.allow = 'autoplay *; fullscreen *';
  frame.referrerPolicy = 'no-referrer';
  const played = record(item);
  const host = hostGuest({
    frame,
    guestOrigin: source.origin,
    settings: {
      lang: language,
      voice: hasSound() && !isVoiceless(language),
      sound: hasSound() ? 1 : 0,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    stored: { save: played.save },
    isFirst: played.isFirst || isVoiceless(language),
    onReady: options.onReady,
    onEvents: played.add,
    onSave: played.keep,
    onSay: (line) => {
      if (hasSound()) voice.speak(line, host.speech);
    },
    onEnd: options.onEnd,
    onLost: options.onLost,
  });
  frame.src = source.src;
  place.prepend(frame);
  return {
    ...host,
    remove() {
      host.close();
      voice.stop();
      frame.remove();
    },
  };
};
