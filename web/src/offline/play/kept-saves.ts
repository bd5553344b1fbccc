import type { SaveFound } from '@nobi/contract';

const cacheName = 'nobi-kept';

/** Each child has a place of her own: who picks up the phone next finds what she kept, and nothing else. */
const placeOf = (child: string, item: string) =>
  `/kept/${encodeURIComponent(child)}/${encodeURIComponent(item)}`;

const nothing: SaveFound = { save: null, skills: [], start: 0, is_steady: false };

/** What an item begins with for this child, as this browser last knew it. */
export const readKept = async (child: string, item: string): Promise<SaveFound> => {
  const found = await (await caches.open(cacheName)).match(placeOf(child, item));
  return found ? found.json() : nothing;
};

export const writeKept = async (child: string, item: string, found: SaveFound): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.put(placeOf(child, item), Response.json(found));
};
