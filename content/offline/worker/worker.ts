declare const self: ServiceWorkerGlobalScope;

const filesCache = 'nobi-files';
const ownCache = 'nobi-keeper';
const patience = 2000;
const entryPath = /^\/(?:games|courses|tools)\/[a-z0-9-]{1,64}\/$/;

const saved = async (path: string): Promise<Response | undefined> =>
  (await caches.open(filesCache)).match(path);

/** Hashed files never change: what is here is never asked for. */
const fileOf = async (request: Request, path: string): Promise<Response> =>
  (await saved(path)) ?? fetch(request);

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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { pathname } = url;
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request, pathname));
  else if (entryPath.test(pathname)) event.respondWith(pageOf(request, url));
  else if (/^\/offline\/(?:keeper\.js)?$/.test(pathname))
    event.respondWith(keeperOf(request, pathname));
});

// The frame that registered it is answered by it at once: it asks for its own files again.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

export {};
