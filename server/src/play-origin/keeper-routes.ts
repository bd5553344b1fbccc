import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { freeingScript, workerRoute } from '../catalogue/offline/worker-route.ts';
import type { PlayOptions } from './play-options.ts';

/** Without a build of it, as in most tests, nothing can be saved. */
const readIfBuilt = (file: string) => readFile(file, 'utf8').catch(() => undefined);

const files = {
  '/packs.json': ['packs.json', 'application/json; charset=utf-8'],
  '/offline/': ['offline/index.html', 'text/html; charset=utf-8'],
  '/offline/keeper.js': ['offline/keeper.js', 'text/javascript; charset=utf-8'],
} as const;

const freeingPage = `<!doctype html><meta charset="utf-8"><title>Nobi</title><script>${freeingScript}</script>`;
const freeingHash = createHash('sha256').update(freeingScript).digest('base64');

/** What keeps items in a browser: its worker, the page that looks after it, and each item's files. */
export const keeperRoutes = async (
  app: FastifyInstance,
  { folder, appOrigin, isOffline }: PlayOptions,
  policy: string,
) => {
  const script = isOffline ? await readIfBuilt(join(folder, 'offline/sw.js')) : undefined;
  workerRoute(app, { script, policy });
  app.get('/sw-off', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src 'sha256-${freeingHash}'; frame-ancestors ${appOrigin}`,
      })
      .send(freeingPage),
  );
  if (!isOffline) return;
  const send = async (reply: FastifyReply, [name, type]: readonly [string, string]) => {
    const text = await readIfBuilt(join(folder, name));
    if (text === undefined) return reply.callNotFound();
    return reply.headers({ 'content-type': type, 'cache-control': 'no-cache' }).send(text);
  };
  for (const [path, file] of Object.entries(files))
    app.get(path, (_request, reply) => send(reply, file));
};
