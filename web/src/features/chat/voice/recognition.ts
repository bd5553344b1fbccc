import { currentLanguage } from '@nobi/client/language';
import { recognizers } from './recognizers.ts';
import type { Listener } from './recording.ts';

/** The part of the browser's speech recognition that we use; TypeScript's DOM does not have it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: unknown) => void) | null;
  onerror: ((event: unknown) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort?(): void;
}

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

const isList = (value: unknown): value is ArrayLike<unknown> =>
  isRecord(value) && typeof value.length === 'number';

/** The browser's recognizer, under either of its names; undefined where there is none. */
const newRecognition = (): Recognition | undefined => {
  const found = recognizers.map((name) => Reflect.get(window, name)).find(Boolean);
  if (typeof found !== 'function') return undefined;
  return Reflect.construct(found, []);
};

/** All that was heard so far, from an event of the browser. */
export const heardIn = (event: unknown): string => {
  const results = isRecord(event) ? event.results : undefined;
  if (!isList(results)) return '';
  const parts = Array.from(results).map((result) => {
    const best = isList(result) ? result[0] : undefined;
    return isRecord(best) && typeof best.transcript === 'string' ? best.transcript : '';
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
};

export const troubleIn = (event: unknown): string =>
  isRecord(event) && typeof event.error === 'string' ? event.error : '';

const tags = { id: 'id-ID', en: 'en-US' };

export interface Listening {
  readonly onHear: (transcript: string) => void;
  readonly onEnd: (transcript: string, trouble: string) => void;
}

/** Listens with the browser's own recognition until a pause. */
export const startListening = ({ onHear, onEnd }: Listening): Listener => {
  const recognition = newRecognition();
  if (!recognition) {
    queueMicrotask(() => onEnd('', 'audio-capture'));
    return { stop: () => {}, drop: () => {} };
  }
  let transcript = '';
  let trouble = '';
  recognition.lang = tags[currentLanguage()];
  recognition.continuous = false;
  recognition.interimResults = true;
  recognition.onresult = (event) => {
    transcript = heardIn(event);
    onHear(transcript);
  };
  recognition.onerror = (event) => {
    trouble = troubleIn(event);
  };
  recognition.onend = () => onEnd(transcript, trouble);
  try {
    recognition.start();
  } catch {
    // A browser without a microphone may refuse on the spot; later is the time to say so.
    queueMicrotask(() => onEnd('', 'audio-capture'));
  }
  return {
    stop: () => recognition.stop(),
    drop: () => {
      recognition.onend = null;
      recognition.abort?.();
    },
  };
};
