import type { FastifyInstance, FastifyReply } from 'fastify';
import { fileType } from '../packages/file-types.rules.ts';
import { isPackageId, storedName } from '../packages/package-file.rules.ts';
import type { PlayOptions } from './play-server.ts';
import { isTicketGood } from './ticket.rules.ts';

/** What a guest may do: load its own files, be framed by the app; it has no origin and no storage. */
const guestPolicy = ({ playUrl, appOrigin }: PlayOptions, id: string) => {
  const own = `${playUrl}/guest/${id}/`;
  return [
    "default-src 'none'",
    `script-src ${own} 'wasm-unsafe-eval'`,
    // A style can reach nothing that the other lines do not allow.
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob:`,
    `media-src ${own} data: blob:`,
    `font-src ${own} data:`,
    `connect-src ${own} data: blob:`,
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin}`,
    'sandbox allow-scripts',
  ].join('; ');
};

const entry = 'index.html';

/** Uploaded content: its page against a signed address, its other files to anybody for ever. */
export const guestRoutes = (app: FastifyInstance, options: PlayOptions) => {
  const sendFile = async (reply: FastifyReply, id: string, path: string) => {
    const type = fileType(path);
    const bytes = type && (await options.files.get(storedName(id, path)));
    if (!type || !bytes) return reply.callNotFound();
    return reply
      .headers({
        'content-type': type.mime,
        'content-security-policy': guestPolicy(options, id),
        // Frames without origin fetch their own files across origins.
        'access-control-allow-origin': '*',
        'cache-control': path === entry ? 'no-store' : 'public, max-age=31536000, immutable',
      })
      .send(bytes);
  };

  app.get<{ Params: { id: string }; Querystring: { ticket?: unknown } }>(
    '/guest/:id/',
    async (request, reply) => {
      const { id } = request.params;
      const { ticket } = request.query;
      const asked = { path: `/guest/${id}/`, ticket, now: options.now() };
      const isOpen = isPackageId(id) && isTicketGood(options.secret, asked);
      if (!isOpen) return reply.code(403).type('text/plain').send('This page opens inside Nobi.');
      return sendFile(reply, id, entry);
    },
  );
  app.get<{ Params: { id: string; '*': string } }>('/guest/:id/*', async (request, reply) => {
    const { id, '*': path } = request.params;
    if (!isPackageId(id) || path === entry) return reply.callNotFound();
    return sendFile(reply, id, path);
  });
};
