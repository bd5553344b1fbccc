/** Recordings of an item's lines. They are never worth losing the item: what does not come is read by the device. */
import type { Pack, Sound, VoiceList, VoiceOffer } from '@nobi/kit/offline';
import { filesCache, pathsHere, readSaved } from './files.ts';
import { clipFilesIn } from './voice.rules.ts';

const atOnce = 4;
/** Well below the time after which whoever waits for a word takes this page for gone. */
const patience = 20_000;

type Brought = 'here' | 'stop' | 'later';

const bringClip = async (path: string): Promise<Brought> => {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(path, { signal }).catch(() => undefined);
  if (!answer) return 'stop';
  // Nobody has it any more: an empty one stands for it, so that nobody asks again.
  const found = answer.status === 404 ? new Response() : answer;
  if (!found.ok) return 'later';
  const cache = await caches.open(filesCache);
  return cache.put(path, found).then(
    () => 'here' as const,
    () => 'stop' as const,
  );
};

/** A few at a time; the first that breaks off ends it, since the line or the room is gone for the others as well. */
const bringClips = async (clips: VoiceList, tell: (bytes: number) => void): Promise<void> => {
  const there = await pathsHere();
  const files = Object.entries(clipFilesIn({ spoken: { list: '', clips } }));
  let waiting = files.filter(([path]) => !there.has(path));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, bytes] = next;
      const brought = await bringClip(path);
      if (brought === 'here') tell(bytes);
      if (brought === 'stop') waiting = [];
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/** What is recorded of the item now; undefined where the list did not come. */
export const bringVoice = async (
  { list, bytes }: VoiceOffer,
  tell: (bytes: number) => void,
): Promise<Pack['spoken']> => {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(list, { signal }).catch(() => undefined);
  const clips: VoiceList | undefined = answer?.ok
    ? await answer.json().catch(() => undefined)
    : undefined;
  if (!clips) return undefined;
  const ofClips = Object.values(clipFilesIn({ spoken: { list, clips } }));
  tell(bytes - ofClips.reduce((sum, each) => sum + each, 0));
  await bringClips(clips, tell);
  return { list, clips };
};

/** By the key of each line of which a recording is here: its path. */
export const voiceHere = async (): Promise<Record<string, string>> => {
  const there = await pathsHere();
  const saved = Object.values(await readSaved()).flatMap(({ spoken }) =>
    Object.entries(spoken?.clips ?? {}),
  );
  const here = saved.filter(([, [path]]) => there.has(path));
  return Object.fromEntries(here.map(([key, [path]]) => [key, path]));
};

export const soundHere = async (path: string): Promise<Sound | undefined> => {
  const found = await (await caches.open(filesCache)).match(path);
  const bytes = await found?.arrayBuffer();
  if (!bytes?.byteLength) return undefined;
  return { type: found?.headers.get('content-type') ?? '', bytes };
};
