import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pack, PackList } from '@nobi/kit/offline';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { assetUrlLine } from '../catalogue/assets.rules.ts';
import { libraryItem } from '../catalogue/books/book-file.rules.ts';
import type { LiveBooks } from '../catalogue/books/live-books.ts';
import { freeingScript, workerRoute } from '../catalogue/offline/worker-route.ts';
import { guardScript } from '../catalogue/uploads/guard-script.ts';
import type { ItemVoice, PlayOptions } from './play-options.ts';

/** Without a build of it, as in most tests, nothing can be saved. */
const readIfBuilt = (file: string) => readFile(file, 'utf8').catch(() => undefined);

const files = {
  '/offline/': ['offline/index.html', 'text/html; charset=utf-8'],
  '/offline/keeper.js': ['offline/keeper.js', 'text/javascript; charset=utf-8'],
} as const;

const freeingPage = `<!doctype html><meta charset="utf-8"><title>Nobi</title><script>${freeingScript}</script>`;
const freeingHash = createHash('sha256').update(freeingScript).digest('base64');

/**
 * Of the page that opens saved guests. The frame in it has this policy, too, and no origin: no address at all, not
 * even of this origin, may be loaded there or gone to.
 */
const guestBoxPolicy = (appOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'unsafe-inline' 'wasm-unsafe-eval' data:",
    "style-src 'unsafe-inline' data:",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    'connect-src data: blob:',
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin}`,
    "webrtc 'block'",
    'sandbox allow-scripts allow-same-origin',
  ].join('; ');

/** Its guard goes before each guest, whenever that was saved. */
const guestBoxRoute = (app: FastifyInstance, { folder, appOrigin }: PlayOptions) =>
  app.get('/offline/guest/', async (_request, reply) => {
    const page = await readIfBuilt(join(folder, 'offline/guest.html'));
    if (page === undefined) return reply.callNotFound();
    const guard = JSON.stringify(guardScript.bytes.toString('utf8')).replaceAll('<', '\\u003c');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': guestBoxPolicy(appOrigin),
      })
      .send(page.replace('"guard"', () => guard));
  });

/** With the library go the books that staff published; another set of them is another edition. */
const withBooks = (items: PackList['items'], books: Pick<LiveBooks, 'files' | 'paths'>) => {
  const library = items[libraryItem];
  const paths = Object.keys(books.files);
  if (!library || paths.length === 0) return items;
  const edition = createHash('sha256').update(paths.join()).digest('hex').slice(0, 8);
  const pack: Pack = {
    ...library,
    build: `${library.build}-${edition}`,
    files: { ...library.files, ...books.files },
    books: books.paths,
  };
  return { ...items, [libraryItem]: pack };
};

/** With an item go the recordings of its lines; without any the list is as it was. */
const withVoice = (items: PackList['items'], { offers }: Pick<ItemVoice, 'offers'>) => {
  const spoken = offers();
  const withIts = ([id, pack]: [string, Pack]) => {
    const voice = pack.sha256 === undefined ? spoken[id] : undefined;
    return [id, voice ? { ...pack, voice } : pack] as const;
  };
  return Object.fromEntries(Object.entries(items).map(withIts));
};

/** What can be saved: as it was built, books and recordings with it, and the guests that are on the shelves now. */
const packsRoute = (app: FastifyInstance, { folder, guestPacks, books, voice }: PlayOptions) =>
  app.get('/packs.json', async (_request, reply) => {
    const text = await readIfBuilt(join(folder, 'packs.json'));
    if (text === undefined) return reply.callNotFound();
    const { v, items }: PackList = JSON.parse(text);
    const saved = withBooks({ ...guestPacks(), ...items }, books);
    const list: PackList = { v, items: withVoice(saved, voice) };
    return reply.header('cache-control', 'no-cache').send(list);
  });

/**
 * The worker only passes on what a page asked for, which that page's own policy has let through. It outlives
 * settings: a page of today may want files from a CDN that was none when this worker came.
 */
const workerPolicy = "default-src 'none'; connect-src *";

/** What keeps items in a browser: its worker, the page that looks after it, and each item's files. */
export const keeperRoutes = async (app: FastifyInstance, options: PlayOptions) => {
  const { folder, appOrigin, isOffline, assets } = options;
  const script = isOffline ? await readIfBuilt(join(folder, 'offline/sw.js')) : undefined;
  workerRoute(app, { script, policy: workerPolicy });
  app.get('/sw-off', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src 'sha256-${freeingHash}'; frame-ancestors ${appOrigin}`,
      })
      .send(freeingPage),
  );
  if (!isOffline) return;
  packsRoute(app, options);
  guestBoxRoute(app, options);
  const send = async (reply: FastifyReply, [name, type]: readonly [string, string]) => {
    const text = await readIfBuilt(join(folder, name));
    if (text === undefined) return reply.callNotFound();
    const line = name.endsWith('.js') ? assetUrlLine(assets) : '';
    return reply
      .headers({ 'content-type': type, 'cache-control': 'no-cache' })
      .send(`${line}${text}`);
  };
  for (const [path, file] of Object.entries(files))
    app.get(path, (_request, reply) => send(reply, file));
};
