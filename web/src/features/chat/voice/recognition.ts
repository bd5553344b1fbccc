/** The part of the browser's speech recognition that we use; TypeScript's DOM does not have it. */
export interface Recognition {
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

const names = ['SpeechRecognition', 'webkitSpeechRecognition'];

export const hasRecognition = () => names.some((name) => Boolean(Reflect.get(window, name)));

/** The browser's recognizer, under either of its names; undefined where there is none. */
export const newRecognition = (): Recognition | undefined => {
  const found = names.map((name) => Reflect.get(window, name)).find(Boolean);
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
