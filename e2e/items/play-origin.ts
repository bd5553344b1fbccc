/** Serves the built content as the play origin does, and a bare page of a host's origin to frame it. */
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.opus': 'audio/ogg',
  '.ogg': 'audio/ogg',
};

/** Word for word what the product sends; `play-policy.journey.ts` holds the two together. */
export const contentPolicy = (appOrigin: string): string =>
  [
    "default-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin}`,
    'sandbox allow-scripts allow-same-origin',
  ].join('; ');

const hostPage = `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,"><style>html,body{margin:0;height:100%;overflow:hidden}iframe{position:fixed;inset:0;width:100%;height:100%;border:0}</style></html>`;

const listen = async (handler: RequestListener): Promise<{ server: Server; url: string }> => {
  const server = createServer(handler);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was free');
  return { server, url: `http://127.0.0.1:${address.port}` };
};

export interface PlayOrigin {
  readonly url: string;
  readonly hostUrl: string;
  /** The paths asked for, oldest first. */
  readonly requested: string[];
  /** Until nothing has been under way for a moment. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

const quietMs = 60;

/** Serves the folder that `content/build.ts` wrote. */
export const openPlayOrigin = async (folder: string): Promise<PlayOrigin> => {
  const requested: string[] = [];
  let underWay = 0;
  let lastAt = 0;
  const host = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostPage);
  });
  const policy = contentPolicy(host.url);
  const play = await listen((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    const isPage = /^\/(?:games|courses|tools)\/[a-z0-9-]+\/$/.test(path);
    const file = join(folder, isPage ? `${path}index.html` : path);
    requested.push(path);
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      lastAt = performance.now();
    });
    // Like the product: pages and hashed files, never the catalogue or the answers.
    const isOpen = isPage || path.startsWith('/assets/');
    const reading = isOpen ? readFile(file) : Promise.reject(new Error('closed'));
    reading.then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': types[extname(file)] ?? 'application/octet-stream',
            'content-security-policy': policy,
            'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
            'cross-origin-resource-policy': 'cross-origin',
            'cache-control': isPage ? 'no-store' : 'public, max-age=31536000, immutable',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  return {
    url: play.url,
    hostUrl: host.url,
    requested,
    async quiet() {
      for (;;) {
        if (underWay === 0 && performance.now() - lastAt > quietMs) return;
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
    },
    async stop() {
      for (const { server } of [host, play]) {
        server.closeAllConnections();
        await new Promise((resolve) => {
          server.close(resolve);
        });
      }
    },
  };
};
