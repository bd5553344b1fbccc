import { Problem } from '@nobi/contract';
import type { SavedItem } from '@nobi/kit/offline';
import { config } from '../../config.ts';
import { currentLease } from '../lease/lease.ts';
import { askKeeper } from '../packs/keeper.ts';
import { change, noteNow } from '../packs/note.ts';
import { loadMessages, words } from './words.ts';

/** Said in the place of "no internet": what can be done about it. */
const closed = (sentence: string) => new Problem('offline', { sentence });

/** If all of it is here, asked of the play origin itself: a browser may have taken it away. */
const wholeOf = async (item: string): Promise<SavedItem | undefined> => {
  const { items } = await askKeeper({ do: 'look' }).catch(() => ({ items: {} }));
  const found = new Map<string, SavedItem>(Object.entries(items)).get(item);
  return found?.missing === 0 ? found : undefined;
};

/** A guest opens only as the very files of which the server told this origin the hash. */
const sealOf = (item: string, { path }: SavedItem): string | undefined =>
  path.startsWith('/guest/') ? noteNow().seals[item] : '';

/** Its card must not go on saying that it is saved. */
const markGone = (item: string) => {
  const { items } = noteNow();
  const pack = items[item];
  if (pack) change({ items: { ...items, [item]: { ...pack, missing: pack.bytes } } });
};

/** Why an item of which this device knows nothing does not open without a line. */
export const notSaved = async (id: string) => {
  await loadMessages();
  return closed(id in config.packs ? words.notSaved : words.needsLine);
};

/** The address of an item on this device; without a line, and only while the lease holds. */
export const addressHere = async (id: string): Promise<string> => {
  await loadMessages();
  if (!(await currentLease())) throw closed(words.leaseOver);
  const item = await wholeOf(id);
  const seal = item && sealOf(id, item);
  if (seal === undefined) {
    markGone(id);
    throw await notSaved(id);
  }
  return `${config.playOrigin}${item?.path}?saved=${seal}`;
};
