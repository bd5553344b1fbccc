import {
  type Pack,
  type PackList,
  packBytes,
  type SavedItem,
  type SavedState,
  type VoiceLanguage,
} from '@nobi/kit/offline';
import { bookPathsIn, type SavedBook, savedBook, withoutWithdrawn } from './books.ts';
import { clipFilesIn, voiceBytesToBring } from './voice.rules.ts';

/** Put before this page's script by the server where a CDN brings hashed files. */
declare const self: { readonly ASSET_URL?: string };

export const addressOf = (path: string) =>
  path.startsWith('/assets/') ? `${self.ASSET_URL ?? ''}${path}` : path;

/** An edition that comes from another CDN is another one: its page and its files name that CDN. */
const fromHere = ({ items, ...list }: PackList): PackList => {
  const stamped = (pack: Pack) => ({ ...pack, build: `${pack.build}${self.ASSET_URL ?? ''}` });
  const entries = Object.entries(items).map(([id, pack]) => [id, stamped(pack)] as const);
  return { ...list, items: Object.fromEntries(entries) };
};

/** One cache holds the files of all items: what two of them share is kept once. */
export const filesCache = 'nobi-files';
const listCache = 'nobi-saved';
/** Whoever only looks wants to know what is here, above all. */
const briefly = 4000;
const listPath = '/offline/saved.json';

export type SavedPacks = Readonly<Record<string, Pack>>;

/** What was meant to be saved, whether or not all of it has come. */
export const readSaved = async (): Promise<SavedPacks> => {
  const found = await (await caches.open(listCache)).match(listPath);
  return found ? found.json() : {};
};

export const writeSaved = async (packs: SavedPacks): Promise<void> => {
  await (await caches.open(listCache)).put(listPath, Response.json(packs));
};

/** What the server has to offer now; nothing without a line, or from one that says nothing for so long. */
export const readOffered = async (patience: number): Promise<PackList | undefined> => {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch('/packs.json', { cache: 'no-cache', signal });
    return answer.ok ? fromHere(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
};

export const pathsHere = async (): Promise<Set<string>> => {
  const requests = await (await caches.open(filesCache)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
};

/** What has to be brought for this edition: what is not here, or came from another CDN. */
export const missingOf = async ({ files }: Pack): Promise<[string, number][]> => {
  const cache = await caches.open(filesCache);
  const isHere = async (path: string) => {
    const stored = await cache.match(path);
    const isFrom = stored?.url === new URL(addressOf(path), location.href).href;
    return stored !== undefined && (isFrom || !path.startsWith('/assets/'));
  };
  const all = Object.entries(files);
  const here = await Promise.all(all.map(([path]) => isHere(path)));
  return all.filter((_file, at) => !here[at]);
};

const soon = 1000;

/** Only the worker sees the pages of other tabs; while it says nothing they may be there. */
const isPlayed = async (): Promise<boolean> => {
  const worker = (await navigator.serviceWorker.getRegistration())?.active;
  if (!worker) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(true), soon);
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage('played', [port2]);
  });
};

/**
 * Takes away every file that no saved item names. Not during a sitting: an edition that was replaced meanwhile may still
 * ask for one. The next look comes back to it.
 */
export const dropUnused = async (packs: SavedPacks): Promise<void> => {
  if (await isPlayed()) return;
  const used = new Set(
    Object.values(packs).flatMap((pack) => Object.keys({ ...pack.files, ...clipFilesIn(pack) })),
  );
  const cache = await caches.open(filesCache);
  for (const path of await pathsHere()) if (!used.has(path)) await cache.delete(path);
};

const bytesTaken = async (): Promise<number> => {
  const { usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return usage;
};

/** What staff took off the shelves must not go on opening wherever it was saved. */
const dropWithdrawn = async (
  packs: SavedPacks,
  offered: PackList | undefined,
): Promise<{ left: SavedPacks; withdrawn: string[] }> => {
  const isGone = ([id, { sha256 }]: [string, Pack]) =>
    sha256 !== undefined && offered !== undefined && !Object.hasOwn(offered.items, id);
  const gone = Object.entries(packs).filter(isGone);
  const left = Object.fromEntries(Object.entries(packs).filter((each) => !isGone(each)));
  if (gone.length > 0) await writeSaved(left);
  return { left, withdrawn: gone.map(([id]) => id) };
};

const booksIn = async (pack: Pack): Promise<SavedBook[]> => {
  const cache = await caches.open(filesCache);
  const found = bookPathsIn(pack).map(async (path) => {
    const answer = await cache.match(path);
    return answer ? [savedBook(path, await answer.json())] : [];
  });
  return (await Promise.all(found)).flat();
};

/** Books that staff withdrew go with the first word from the server, not only with the next edition of the library. */
const dropWithdrawnBooks = async (
  packs: SavedPacks,
  offered: PackList | undefined,
): Promise<SavedPacks> => {
  let left = packs;
  for (const [id, pack] of Object.entries(packs)) {
    const shown = offered?.items[id];
    // A release of before says nothing of whose file is which.
    if (!shown || (!shown.books && bookPathsIn(shown).length > 0)) continue;
    const fewer = withoutWithdrawn(pack, { shown, books: await booksIn(pack) });
    if (Object.keys(fewer.files).length < Object.keys(pack.files).length)
      left = { ...left, [id]: fewer };
  }
  if (left !== packs) await writeSaved(left);
  return left;
};

interface Looking {
  /** Of the page that asks. */
  readonly language: VoiceLanguage;
  /** Called where less is to be here than there was. */
  readonly tidy: () => Promise<unknown>;
}

const sum = (files: readonly (readonly [string, number])[]): number =>
  files.reduce((total, [, bytes]) => total + bytes, 0);

export const stateOf = async (
  packs: SavedPacks,
  { language, tidy }: Looking,
): Promise<SavedState> => {
  const offered = await readOffered(briefly);
  const { left: shelf, withdrawn } = await dropWithdrawn(packs, offered);
  const left = await dropWithdrawnBooks(shelf, offered);
  if (withdrawn.length > 0 || left !== shelf) await tidy();
  const there = await pathsHere();
  const missingIn = ({ files }: Pack) =>
    sum(Object.entries(files).filter(([path]) => !there.has(path)));
  const voiceMissing = (newest: Pack, pack?: Pack) =>
    voiceBytesToBring(newest.voice?.[language], { spoken: pack?.spoken, there });
  const look = (id: string, pack: Pack): SavedItem => {
    const newest = offered?.items[id];
    return {
      path: pack.path,
      bytes: packBytes(pack) + sum(Object.entries(clipFilesIn(pack))),
      missing: missingIn(pack),
      isOld:
        newest !== undefined &&
        (newest.build !== pack.build || voiceMissing(newest, pack) !== undefined),
    };
  };
  const items = Object.entries(left).map(([id, pack]) => [id, look(id, pack)] as const);
  /** Of what is here already: what its renewal would bring. */
  const offers = Object.entries(offered?.items ?? {}).map(
    ([id, pack]) => [id, missingIn(pack) + (voiceMissing(pack, left[id]) ?? 0)] as const,
  );
  return {
    items: Object.fromEntries(items),
    offers: offered && Object.fromEntries(offers),
    withdrawn,
    bytes: await bytesTaken(),
  };
};
