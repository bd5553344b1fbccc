import { readVoiceIndex, type VoiceClip, voice } from '@nobi/contract';
import type { FetchedClip } from './voice-pack.ts';

const base: unknown = import.meta.env.VITE_API_BASE_URL;
const addressOf = (path: string) =>
  path.replace(/^\/api(?=\/)/, typeof base === 'string' && base !== '' ? base : '/api');

/** Nobody's session goes along: a sample is read aloud to anybody. */
const get = async (path: string): Promise<Response> => {
  const response = await fetch(addressOf(path), { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
};

const asDigits = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The newest pack's clips by the keys of their lines; none where nothing was recorded. */
export const fetchVoiceIndex = async (): Promise<ReadonlyMap<string, VoiceClip>> => {
  const { version } = voice.newest.reply.parse(await (await get(voice.newest.path)).json());
  if (version === null) return new Map();
  const reply = await get(voice.index.path.replace('{version}', String(version)));
  return readVoiceIndex(asDigits(new Uint8Array(await reply.arrayBuffer())));
};

export const fetchClip = async (file: string): Promise<FetchedClip> => {
  const reply = await get(voice.clip.path.replace('{file}', file));
  const sound = await reply.blob();
  const [timing] = performance.getEntriesByName(reply.url).slice(-1);
  // Nothing came over the line: the browser had it.
  const wasHere = timing instanceof PerformanceResourceTiming && timing.transferSize === 0;
  return { sound, wasHere };
};
