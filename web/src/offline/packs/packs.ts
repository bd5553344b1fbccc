import { Problem, packs } from '@nobi/contract';
import type { SavedState, SaveFailure } from '@nobi/kit/offline';
import { ask } from '../../api.ts';
import { config } from '../../config.ts';
import { startOutbox } from '../outbox/flushing.ts';
import { startWorker } from '../start-worker.ts';
import { isSaving, type Line, type Obstacle, obstacleTo } from './allowance.rules.ts';
import { askKeeper, NotSaved } from './keeper.ts';
import { change, count, type Note, noteNow, spentThisMonth } from './note.ts';
import { warmUp } from './warm-up.ts';

export type WhyNot = SaveFailure | Obstacle | 'premium' | 'waiting';

/** What is under way: bytes that have come, by item, and why something did not. */
export interface Work {
  readonly coming: Readonly<Record<string, number>>;
  readonly failed: Readonly<Record<string, WhyNot>>;
}

let work: Work = { coming: {}, failed: {} };
const listeners = new Set<() => void>();
const setWork = (changed: Partial<Work>) => {
  work = { ...work, ...changed };
  for (const listener of listeners) listener();
};

export const workNow = () => work;
export const onWork = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const without = <T>(all: Readonly<Record<string, T>>, id: string) => {
  const { [id]: _gone, ...left } = all;
  return left;
};

export const lineNow = (): Line => {
  const { saveData, type, effectiveType } = Object(Reflect.get(navigator, 'connection'));
  return { saveData, type, effectiveType };
};

/** Whether nothing is fetched now that nobody asked for. */
export const savesData = () => isSaving(noteNow().allowance, lineNow());

/** Saved here once, and now unknown to the play origin: the browser took away the list as well. */
const gone = (known: Note['items'], there: SavedState['items']) =>
  Object.entries(known)
    .filter(([id]) => !Object.hasOwn(there, id))
    .map(([id, pack]) => [id, { ...pack, missing: pack.bytes }] as const);

const take = ({ items, offers, withdrawn, bytes }: SavedState) => {
  const known = withdrawn.reduce<Note['items']>(without, noteNow().items);
  change({
    items: { ...items, ...Object.fromEntries(gone(known, items)) },
    room: bytes,
    ...(offers && { offers }),
  });
};

/** Bytes that saving it would bring. */
export const bytesToBring = (id: string): number => {
  const pack = noteNow().items[id];
  if (pack && !pack.isOld) return pack.missing;
  return noteNow().offers[id] ?? config.packs[id] ?? 0;
};

const whyNotOf = (error: unknown): WhyNot => {
  if (error instanceof NotSaved) return error.failure;
  if (error instanceof Problem && error.code === 'premium_only') return 'premium';
  return error instanceof Problem && error.code !== 'offline' ? 'refused' : 'line';
};

const bring = async (id: string) => {
  const { url, sha256 } = await ask(packs.open, { params: { item: id } });
  await bringShell();
  let brought = 0;
  try {
    const tell = (bytes: number) => {
      brought = bytes;
      setWork({ coming: { ...work.coming, [id]: bytes } });
    };
    const state = await askKeeper({ do: 'save', item: id, url }, tell);
    if (sha256 !== null) change({ seals: { ...noteNow().seals, [id]: sha256 } });
    take(state);
  } finally {
    count(brought);
  }
};

/** Less than this left on the device is none. */
const leastRoom = 2_000_000;
const trial = 'nobi-trial';

/** Only the attempt tells: browsers' estimates are vague on purpose. */
const isFull = async () => {
  try {
    await (await caches.open(trial)).put('/', new Response(new Uint8Array(leastRoom)));
    return false;
  } catch {
    return true;
  } finally {
    await caches.delete(trial).catch(() => {});
  }
};

/** The first thing that is saved brings the worker with the shell: without it nothing would open. */
const bringShell = async () => {
  try {
    await startWorker();
  } catch {
    throw new NotSaved((await isFull()) ? 'full' : 'line');
  }
};

/** What Nobi answers without a line is as heavy as two games: only where data is no matter. */
export const bringMore = async () => {
  if (savesData()) return;
  const { bringNobi } = await import('../nobi/bring-nobi.ts');
  count(await bringNobi().catch(() => 0));
};

/** What a page asks for without a line; and the browser is asked not to tidy it all away. */
const prepare = async () => {
  await startOutbox();
  await warmUp();
  bringMore().catch(() => {});
  await navigator.storage?.persist?.().catch(() => false);
};

/** Saves one item, or what is missing of it. What has come already is never fetched again. */
export const savePack = async (id: string): Promise<boolean> => {
  if (id in work.coming) return false;
  const bytes = bytesToBring(id);
  const { allowance, room } = noteNow();
  const obstacle = obstacleTo(bytes, { allowance, spent: spentThisMonth(), room });
  if (obstacle) {
    setWork({ failed: { ...work.failed, [id]: obstacle } });
    return false;
  }
  setWork({ coming: { ...work.coming, [id]: 0 }, failed: without(work.failed, id) });
  try {
    await bring(id);
    await prepare();
    return true;
  } catch (error) {
    setWork({ failed: { ...work.failed, [id]: whyNotOf(error) } });
    await look().catch(() => {});
    return false;
  } finally {
    setWork({ coming: without(work.coming, id) });
  }
};

export const removePack = async (id: string) => {
  const left = await askKeeper({ do: 'remove', item: id });
  change({ items: without(noteNow().items, id) });
  take(left);
  setWork({ failed: without(work.failed, id) });
};

/** Looks whether all that was saved is still there. */
export const look = async () => take(await askKeeper({ do: 'look' }));

/** Brings what the browser has taken away, and newer editions; by itself only where data is no matter. */
export const mend = async () => {
  await look();
  await bringMore();
  if (savesData()) return;
  const { items } = noteNow();
  for (const [id, { missing, isOld }] of Object.entries(items))
    if (missing > 0 || isOld) await savePack(id);
};
