import type { Answer, Pack, SaveFailure, VoiceLanguage, Wish } from '@nobi/kit/offline';
import {
  addressOf,
  dropUnused,
  filesCache,
  missingOf,
  readOffered,
  readSaved,
  type SavedPacks,
  stateOf,
  writeSaved,
} from './files.ts';
import { isOfOneRelease, sha256Of } from './page.ts';
import { bringVoice, soundHere, voiceHere } from './voice.ts';

/** Thrown with the reason that the adult reads. */
class NotSaved extends Error {
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure) {
    super(failure);
    this.failure = failure;
  }
}

const atOnce = 4;
/** Whoever saves waits for a slow line. */
const patience = 60_000;

const fetched = async (address: string, cache: RequestCache = 'default'): Promise<Response> => {
  const answer = await fetch(address, { cache }).catch(() => undefined);
  if (!answer) throw new NotSaved('line');
  if (!answer.ok) throw new NotSaved(answer.status === 403 ? 'refused' : 'line');
  return answer;
};

const put = async (path: string, answer: Response): Promise<void> => {
  const cache = await caches.open(filesCache);
  try {
    await cache.put(path, answer);
  } catch (error) {
    // A body that breaks off in mid-way fails here too, as a TypeError.
    throw new NotSaved(error instanceof DOMException ? 'full' : 'line');
  }
};

/** Frames of strangers may be refused a worker, and a full phone has no room for one. */
const whyNoWorker = (error: unknown): SaveFailure => {
  if (!(error instanceof DOMException)) return 'line';
  return ['NotSupportedError', 'SecurityError'].includes(error.name) ? 'unsupported' : 'full';
};

const registerWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) throw new NotSaved('unsupported');
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch (error) {
    throw new NotSaved(whyNoWorker(error));
  }
};

/** Fetches what is not there yet, a few files at a time, and tells how many bytes have come. */
const bring = async (pack: Pack, tell: Tell): Promise<void> => {
  const waiting = (await missingOf(pack)).filter(([path]) => path !== pack.path);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, bytes] = next;
      await put(path, await fetched(addressOf(path)));
      tell(bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

const isWhole = async (text: string, { sha256, files }: Pack): Promise<boolean> =>
  sha256 === undefined ? isOfOneRelease(text, files) : (await sha256Of(text)) === sha256;

const bringPage = async (pack: Pack, url: string): Promise<void> => {
  const answer = await fetched(url, 'no-store');
  if (!(await isWhole(await answer.clone().text(), pack))) throw new NotSaved('line');
  // Under its address without the ticket, which would have run out by the time it is opened.
  await put(pack.path, answer);
};

/** This very page, so that it opens without a line as well. */
const bringKeeper = async (): Promise<void> => {
  const cache = await caches.open('nobi-keeper');
  await cache
    .addAll(['/offline/', '/offline/keeper.js', '/offline/guest/'])
    .catch((error: unknown) => {
      throw new NotSaved(error instanceof DOMException ? 'full' : 'line');
    });
};

const withPack = (packs: SavedPacks, item: string, pack: Pack): SavedPacks => ({
  ...packs,
  [item]: pack,
});

type Saving = Extract<Wish, { readonly do: 'save' }>;
type Tell = (bytes: number) => void;

const keep = async (item: string, pack: Pack): Promise<void> =>
  writeSaved(withPack(await readSaved(), item, pack));

/** Once the item itself is whole: what was recorded of it, as far as it comes. */
const keepVoice = async (
  { item, pack, language }: { item: string; pack: Pack; language: VoiceLanguage },
  tell: Tell,
): Promise<void> => {
  const offer = pack.voice?.[language];
  const spoken = offer && (await bringVoice(offer, tell));
  if (spoken) await keep(item, { ...pack, spoken });
};

const save = async ({ item, url, language }: Saving, tell: Tell) => {
  await registerWorker();
  await bringKeeper();
  const saved = await readSaved();
  const pack = (await readOffered(patience))?.items[item];
  if (!pack) throw new NotSaved('line');
  // The edition of before stays whole until all of the new one is here.
  const before = saved[item];
  if (!before) await writeSaved(withPack(saved, item, pack));
  await bring(pack, tell);
  await bringPage(pack, url);
  // So do the recordings of before, unless there are none any more.
  const spoken = pack.voice?.[language] && before?.spoken;
  await keep(item, { ...pack, ...(spoken && { spoken }) });
  await keepVoice({ item, pack, language }, tell);
};

const remove = async (item: string) => {
  const { [item]: _gone, ...left } = await readSaved();
  await writeSaved(left);
};

const clear = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
};

const lockName = 'nobi-files';

/** Any tab may save beside another one, and none tidies up meanwhile: what has come is on no list yet. */
const saving = (act: () => Promise<void>) =>
  navigator.locks.request(lockName, { mode: 'shared' }, act);
const tidy = () =>
  navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await dropUnused(await readSaved());
  });

const work = async (wish: Wish, tell: Tell) => {
  if (wish.do === 'save') await saving(() => save(wish, tell));
  if (wish.do === 'remove') await remove(wish.item);
  if (wish.do === 'clear') await clear();
  else await tidy();
};

const answerTo = async (wish: Wish, tell: Tell): Promise<Answer> => {
  if (wish.do === 'voice') return { voice: await voiceHere() };
  if (wish.do === 'clip') return { clip: await soundHere(wish.path) };
  await work(wish, tell);
  const packs = wish.do === 'clear' ? {} : await readSaved();
  return { state: await stateOf(packs, { language: wish.language, tidy }) };
};

const fulfil = async (wish: Wish, answer: (words: Answer) => void): Promise<void> => {
  let brought = 0;
  const tell = (bytes: number) => {
    brought += bytes;
    answer({ progress: brought });
  };
  try {
    answer(await answerTo(wish, tell));
  } catch (error) {
    answer({ failure: error instanceof NotSaved ? error.failure : 'full' });
  }
};

// Only the app can be around this page (frame-ancestors); whatever else speaks to it is not heard.
addEventListener('message', (event) => {
  if (event.source !== parent) return;
  const [port] = event.ports;
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<Wish>) =>
    void fulfil(data, (words) => port.postMessage(words));
});
parent.postMessage('nobi-keeper', '*');
