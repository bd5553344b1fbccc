const cacheName = 'nobi-pictures';
const most = 150;

/** With the names of hashes, so what is here stays right. Fetched openly: a closed answer takes 7 MB of room. */
export const pictureOf = async (url: string): Promise<Response> => {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(url);
  if (stored) return stored;
  const answer = await fetch(url, { mode: 'cors', credentials: 'omit' });
  if (answer.ok) await keep(cache, url, answer.clone());
  return answer;
};

const keep = async (cache: Cache, url: string, answer: Response) => {
  await cache.put(url, answer).catch(() => {});
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= most) await cache.delete(oldest);
};
