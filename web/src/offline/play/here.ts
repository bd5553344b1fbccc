import { Problem } from '@nobi/contract';
import { config } from '../../config.ts';
import type { ContentSource } from '../../player/content-source.ts';
import { currentLease } from '../lease/lease.ts';
import { askKeeper } from '../packs/keeper.ts';
import { change, noteNow } from '../packs/note.ts';
import { loadMessages, words } from './words.ts';

/** Said in the place of "no internet": what can be done about it. */
const closed = (sentence: string) => new Problem('offline', { sentence });

const folders = { game: 'games', course: 'courses', tool: 'tools' } as const;

/** Whether all of it is here, asked of the play origin itself: a browser may have taken it away. */
const isWhole = async (item: string): Promise<boolean> => {
  const { items } = await askKeeper({ do: 'look' }).catch(() => ({ items: {} }));
  return Object.entries(items).some(([id, { missing }]) => id === item && missing === 0);
};

/** Its card must not go on saying that it is saved. */
const markGone = (item: string) => {
  const { items } = noteNow();
  const pack = items[item];
  if (pack) change({ items: { ...items, [item]: { ...pack, missing: pack.bytes } } });
};

/** Why an item of which this device knows nothing does not open without a line. */
export const notSaved = async () => {
  await loadMessages();
  return closed(words.notSaved);
};

/** The address of an item on this device; without a line, and only while the lease holds. */
export const addressHere = async ({ kind }: ContentSource, id: string): Promise<string> => {
  await loadMessages();
  if (!(await currentLease())) throw closed(words.leaseOver);
  if (!(await isWhole(id))) {
    markGone(id);
    throw closed(words.notSaved);
  }
  return `${config.playOrigin}/${folders[kind]}/${id}/?saved`;
};
