import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isTicketGood } from '../catalogue/ticket.rules.ts';
import { bundleFile } from '../catalogue/uploads/bundle.ts';
import { isPackageId, storedName } from '../catalogue/uploads/package-file.rules.ts';
import { bundlePathOf, uploadPath } from '../catalogue/uploads/uploads.store.ts';
import type { PlayOptions } from './play-options.ts';

const unpack = promisify(brotliDecompress);

/** All files of a guest as one, against a signed address: what a family saves of it. */
export const bundleRoutes = (app: FastifyInstance, options: PlayOptions) => {
  app.get<{ Params: { id: string }; Querystring: { ticket?: unknown } }>(
    '/guest/:id/saved',
    async (request, reply) => {
      const { id } = request.params;
      const { ticket } = request.query;
      const ticketCheck = { path: bundlePathOf(uploadPath(id)), ticket, now: options.now() };
      const isOpen = isPackageId(id) && isTicketGood(options.secret, ticketCheck);
      if (!isOpen) return reply.code(403).type('text/plain; charset=utf-8').send('Not here.');
      const packed =
        (await options.isServed(id)) && (await options.files.get(storedName(id, bundleFile)));
      if (!packed) return reply.callNotFound();
      reply.headers({
        // Never a page: it is read by the house, whatever stands in it.
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
      });
      const takesIt = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      return takesIt
        ? reply.header('content-encoding', 'br').send(packed)
        : reply.send(await unpack(packed));
    },
  );
};
