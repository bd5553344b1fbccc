/** Put in by web/build/worker.ts: what the shell of this release is made of. */
declare const SHELL: { readonly release: string; readonly files: readonly string[] };

/** Put before the worker's text by the server: where a CDN brings hashed files, and where pictures are. */
declare const self: { readonly ASSET_URL?: string; readonly PICTURES_AT?: readonly string[] };

const ownPlace = '/assets/';
/** The address of the shell's files at the CDN. */
export const filesAt = self.ASSET_URL && `${self.ASSET_URL}/web/`;

/** Only these may be asked by a worker; a page of the server's may know of another CDN already. */
export const picturesAt = self.PICTURES_AT ?? [];

/** Each is stored under the name that it has on the app's origin, wherever it came from. */
const addressOf = (path: string) =>
  filesAt && path.startsWith(ownPlace) ? filesAt + path.slice(ownPlace.length) : path;
const nameOf = (url: string) =>
  filesAt && url.startsWith(filesAt) ? ownPlace + url.slice(filesAt.length) : url;

// From another CDN the same release is another shell: its files name that one.
const shellName = `nobi-shell-${SHELL.release}${self.ASSET_URL ?? ''}`;
export const ownShell = () => caches.open(shellName);

/** The page of the application, whatever its path, and the ready pages of the reader's language. */
export const appPath = '/dashboard/games';
const pages = [appPath, '/tentang-kami', '/terms', '/keamanan-anak'];

const atOnce = 6;

const fetchShell = async () => {
  const cache = await ownShell();
  const waiting = [...pages, ...SHELL.files];
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const answer = await fetch(addressOf(path), {
        cache: pages.includes(path) ? 'no-cache' : 'default',
      });
      if (!answer.ok) throw new TypeError(`${path} did not come`);
      await cache.put(path, answer);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/** All or nothing: a file that does not come leaves the worker of before in its place, and takes no room. */
export const keepShell = async () => {
  try {
    await fetchShell();
  } catch (error) {
    await caches.delete(shellName);
    throw error;
  }
};

/** Called once no page uses the release of before. */
export const dropOtherShells = async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('nobi-shell-') && name !== shellName);
  await Promise.all(others.map((name) => caches.delete(name)));
};

/**
 * Named by what is in it, a file is the same in any release. If it came from elsewhere than this page wants it from, a
 * CDN was taken, changed or given up: it names its neighbours there, where this page's policy may not reach.
 */
export const fileOf = async (request: Request): Promise<Response> => {
  const stored = await caches.match(nameOf(request.url), { ignoreVary: true });
  if (!stored) return fetch(request);
  if (new URL(stored.url).origin === new URL(request.url).origin) return stored;
  // Made anew it has no address of its own, so its neighbours are looked for beside this request.
  return fetch(request).catch(() => new Response(stored.body, stored));
};
