import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nobi/contract';
import type { PackList } from '@nobi/kit/offline';
import type { FastifyInstance } from 'fastify';
import { type Assets, assetUrlLine } from '../catalogue/assets.rules.ts';
import { freeingScript, workerRoute } from '../catalogue/offline/worker-route.ts';
import { languageOf } from '../http/language.ts';
import { html, sendPage } from '../http/page.ts';

const words = {
  en: {
    title: 'What was saved is removed',
    body: 'What this browser had saved for playing without internet has been removed. Works and progress are still there.',
    back: 'Back to Nobi',
  },
  id: {
    title: 'Yang tersimpan sudah dihapus',
    body: 'Semua yang disimpan browser ini untuk main tanpa internet sudah dihapus. Karya dan kemajuan tetap ada.',
    back: 'Kembali ke Nobi',
  },
};

interface OfflineOptions {
  readonly folder: string;
  readonly playOrigin: string;
  readonly isOffline: boolean;
  readonly assets: Assets | undefined;
}

/** What each item weighs when it is saved, by id; empty where nothing can be saved. */
export const packSizes = async (contentFolder: string): Promise<Record<string, number>> => {
  const text = await readFile(join(contentFolder, 'packs.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  const { items }: PackList = JSON.parse(text);
  const bytesOf = (files: Readonly<Record<string, number>>) =>
    Object.values(files).reduce((total, bytes) => total + bytes, 0);
  return Object.fromEntries(Object.entries(items).map(([id, { files }]) => [id, bytesOf(files)]));
};

/** For installing: its shortcuts are named in the reader's language. */
const manifestRoute = async (app: FastifyInstance, folder: string) => {
  const read = (language: Language) =>
    readFile(join(folder, `manifest.${language}.webmanifest`), 'utf8').catch(() => '{}');
  const manifests = { en: await read('en'), id: await read('id') };
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        vary: 'accept-language',
      })
      .send(manifests[languageOf(request.headers['accept-language'])]),
  );
};

/** The worker of the app's origin, and the page that frees a browser of it. */
export const offlineRoutes = async (
  app: FastifyInstance,
  { folder, playOrigin, isOffline, assets }: OfflineOptions,
) => {
  const built = await readFile(join(folder, 'sw.js'), 'utf8').catch(() => undefined);
  const others = [playOrigin, ...(assets ? [assets.url] : [])];
  workerRoute(app, {
    script:
      isOffline && built
        ? `${assetUrlLine(assets)}self.PICTURES_AT=${JSON.stringify(others)};\n${built}`
        : undefined,
    policy: ["default-src 'self'", ...others].join(' '),
  });
  await manifestRoute(app, folder);
  app.get('/sw-off', (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const { title, body, back } = words[language];
    return sendPage(reply, {
      title,
      language,
      body: html`<h1>${title}</h1><p role="status">${body}</p><p><a href="/">${back}</a></p>
        <iframe hidden title="Nobi" src="${playOrigin}/sw-off" sandbox="allow-scripts allow-same-origin"></iframe>`,
      frames: [playOrigin],
      script: freeingScript,
    });
  });
};
