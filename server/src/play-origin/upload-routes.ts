import type { FastifyInstance, FastifyReply } from 'fastify';
import { withOwnFilesAt } from '../catalogue/assets.rules.ts';
import { isTicketGood } from '../catalogue/ticket.rules.ts';
import { fileType } from '../catalogue/uploads/file-types.rules.ts';
import { guardScript, withGuard } from '../catalogue/uploads/guard-script.ts';
import { isPackageId, storedName } from '../catalogue/uploads/package-file.rules.ts';
import type { PlayOptions } from './play-options.ts';

/** What a guest may do: load its own files, be framed by the app; it has no origin and no storage. */
const uploadPolicy = ({ playUrl, appOrigin, assets }: PlayOptions, id: string) => {
  const origins = assets ? [playUrl, assets.url] : [playUrl];
  const own = origins.map((origin) => `${origin}/guest/${id}/`).join(' ');
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
    // Not every browser knows it; the guard before each page's scripts is for the others.
    "webrtc 'block'",
    'sandbox allow-scripts',
  ].join('; ');
};

const entry = 'index.html';

/** Its scripts, styles and pictures come from where all hashed files come from. */
const pageOf = ({ assets }: PlayOptions, id: string, stored: Uint8Array): Uint8Array => {
  if (!assets) return stored;
  const html = Buffer.from(stored).toString('utf8');
  return Buffer.from(withOwnFilesAt(html, `${assets.url}/guest/${id}/`));
};

const sendGuard = (reply: FastifyReply) =>
  reply
    .headers({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
    .send(guardScript.bytes);

/** Uploaded content: its page against a signed address, its other files to anybody for ever. */
export const uploadRoutes = (app: FastifyInstance, options: PlayOptions) => {
  const sendFile = async (reply: FastifyReply, id: string, path: string) => {
    const type = fileType(path);
    const stored = type && (await options.files.get(storedName(id, path)));
    if (!type || !stored) return reply.callNotFound();
    const isPage = type.mime.startsWith('text/html');
    const bytes = isPage ? withGuard(pageOf(options, id, stored), `/guest/${id}/`) : stored;
    return reply
      .headers({
        'content-type': type.mime,
        'content-security-policy': uploadPolicy(options, id),
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
      const ticketCheck = { path: `/guest/${id}/`, ticket, now: options.now() };
      const isOpen = isPackageId(id) && isTicketGood(options.secret, ticketCheck);
      if (isOpen && !(await options.isServed(id))) return reply.callNotFound();
      if (!isOpen)
        return reply
          .code(403)
          .type('text/plain; charset=utf-8')
          .send('This page opens inside Nobi.');
      return sendFile(reply, id, entry);
    },
  );
  app.get<{ Params: { id: string; '*': string } }>('/guest/:id/*', async (request, reply) => {
    const { id, '*': path } = request.params;
    if (!isPackageId(id) || path === entry || !(await options.isServed(id)))
      return reply.callNotFound();
    if (path === guardScript.path) return sendGuard(reply);
    return sendFile(reply, id, path);
  });
};
