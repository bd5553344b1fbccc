declare const self: ServiceWorkerGlobalScope;

const filesCache = 'nobi-files';
const ownCache = 'nobi-keeper';
const patience = 2000;
const entryPath = /^\/(?:games|courses|tools)\/[a-z0-9-]{1,64}\/$/;

const saved = async (path: string): Promise<Response | undefined> =>
  (await caches.open(filesCache)).match(path);

/**
 * Hashed files never change: what is here is not asked for. But if it came from elsewhere than this page wants it from,
 * a CDN was taken, changed or given up: it names its neighbours there, where this page's policy may not reach.
 */
const fileOf = async (request: Request, path: string): Promise<Response> => {
  const stored = await saved(path);
  if (!stored) return fetch(request);
  if (new URL(stored.url).origin === new URL(request.url).origin) return stored;
  // Made anew it has no address of its own, so its neighbours are looked for beside this request.
  return fetch(request).catch(() => new Response(stored.body, stored));
};

/** With `?saved` the app has found no line already; else the server has the first word. */
const pageOf = async (request: Request, { pathname, searchParams }: URL): Promise<Response> => {
  const stored = await saved(pathname);
  if (stored && searchParams.has('saved')) return stored;
  return fetch(request).catch((error: unknown) => {
    if (stored) return stored;
    throw error;
  });
};

/** The page that looks after what is saved has to open without a line as well. */
const keeperOf = async (request: Request, path: string): Promise<Response> => {
  const cache = await caches.open(ownCache);
  const stored = await cache.match(path);
  // A line that is there and says nothing must keep nobody from what is saved.
  const signal = stored ? AbortSignal.timeout(patience) : null;
  try {
    const answer = await fetch(request, { signal });
    if (answer.ok) await cache.put(path, answer.clone());
    return answer;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
};

const guestPath = /^\/guest\/[0-9a-f]{32}\/$/;
const guestPage = '/offline/guest/';

/** At a saved guest's own address: the page that opens it, with the policy of its answer. */
const guestOf = async (): Promise<Response> => {
  const { body, status, headers } = await keeperOf(new Request(guestPage), guestPage);
  return new Response(body, { status, headers });
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { pathname } = url;
  if (request.method !== 'GET') return;
  // Also of a CDN, that of today or of the day on which the page was saved: the name is the same.
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request, pathname));
  else if (url.origin !== self.location.origin) return;
  else if (pathname.startsWith('/books/')) event.respondWith(fileOf(request, pathname));
  else if (entryPath.test(pathname)) event.respondWith(pageOf(request, url));
  else if (guestPath.test(pathname) && url.searchParams.has('saved')) event.respondWith(guestOf());
  else if (/^\/offline\/(?:keeper\.js)?$/.test(pathname))
    event.respondWith(keeperOf(request, pathname));
});

/** Whether an item is being played from this origin in any tab. */
const isPlayed = async (): Promise<boolean> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ url }) => entryPath.test(new URL(url).pathname));
};

self.addEventListener('message', ({ ports: [port] }) => {
  void isPlayed().then((answer) => port?.postMessage(answer));
});

// The frame that registered it is answered by it at once: it asks for its own files again.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

export {};
