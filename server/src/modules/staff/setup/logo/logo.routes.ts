import type { FastifyInstance } from 'fastify';
import { etagOf, hasAlready } from '../../../../http/ready.ts';
import { type LiveLogo, logoPath } from './live-logo.ts';

/** The picture itself, for everybody: pages name it with its version, letters without. */
export const logoPages = (app: FastifyInstance, logo: LiveLogo) => {
  app.get(logoPath, (request, reply) => {
    const now = logo.current();
    if (!now) return reply.code(404).header('cache-control', 'no-cache').send();
    const etag = etagOf(now.picture);
    reply.headers({
      'cache-control': 'public, max-age=3600',
      etag,
      // A mailbox in a browser shows it on a page of its own.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/png').send(now.picture);
  });
};
