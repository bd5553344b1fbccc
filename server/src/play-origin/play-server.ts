import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentPlace, withAssetsAt } from '../catalogue/assets.rules.ts';
import { isTicketGood } from '../catalogue/ticket.rules.ts';
import { assetRoutes } from './asset-routes.ts';
import { bookRoutes } from './book-routes.ts';
import { bundleRoutes } from './bundle-routes.ts';
import { keeperRoutes } from './keeper-routes.ts';
import type { PlayOptions } from './play-options.ts';
import { thumbnailRoutes } from './thumbnail-routes.ts';
import { uploadRoutes } from './upload-routes.ts';
import { voiceRoutes } from './voice-routes.ts';

/** What content may do: load and talk to its own origin, be framed by the app, nothing else. */
const contentPolicy = ({ appOrigin, assets }: PlayOptions) => {
  const own = ["'self'", ...(assets ? [assets.url] : [])].join(' ');
  return [
    `default-src ${own}`,
    `connect-src ${own}`,
    `img-src ${own} data: blob:`,
    `media-src ${own} data: blob:`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin}`,
    // Opened as a page of its own, content stays in the same box as in the frame.
    'sandbox allow-scripts allow-same-origin',
  ].join('; ');
};

const entryPath = /^\/(?:games|courses|tools)\/[a-z0-9-]{1,64}\/$/;

/** Serves content on its own origin: pages against a signed address, hashed files to anybody. */
export const playRoutes = async (app: FastifyInstance, options: PlayOptions) => {
  const policy = contentPolicy(options);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-resource-policy': 'cross-origin',
    });
    // A worker installed by one item would stand between the child and every other: only ours may.
    const isWorker = request.headers['service-worker'] !== undefined;
    if (isWorker && request.url !== '/sw.js') return reply.code(403).send();
  });
  await app.register(fastifyStatic, {
    root: join(options.folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Frames of opaque origin fetch their own files across origins.
    setHeaders: (reply) => reply.header('access-control-allow-origin', '*'),
    wildcard: true,
  });
  app.get<{ Querystring: { ticket?: unknown } }>('/:folder/:id/', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const { ticket } = request.query;
    const isOpen =
      entryPath.test(path) && isTicketGood(options.secret, { path, ticket, now: options.now() });
    if (!isOpen)
      return reply.code(403).type('text/plain; charset=utf-8').send('This page opens inside Nobi.');
    const file = join(path, 'index.html');
    const isThere = await stat(join(options.folder, file)).catch(() => undefined);
    if (!isThere) return reply.callNotFound();
    // Loaded by the shelf while the tab opens that will show it, from this one signed address.
    reply.header('cache-control', 'private, max-age=60');
    if (!options.assets) return reply.sendFile(file, options.folder, { cacheControl: false });
    const html = await readFile(join(options.folder, file), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .send(withAssetsAt(html, `${options.assets.url}${contentPlace}`));
  });
  await assetRoutes(app, options);
  await keeperRoutes(app, options);
  uploadRoutes(app, options);
  bundleRoutes(app, options);
  thumbnailRoutes(app, options);
  bookRoutes(app, options);
  voiceRoutes(app, options);
  app.get('/healthz', async () => 'ok');
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not here.'),
  );
};
