import { createServer } from 'node:http';

/** Answers every page with nothing that works, as a release might that nobody tried. */
const worker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(new Response('broken')));`;
const page = `<!doctype html><title>Nobi</title><script>navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })</script>`;

/** Stands at the product's address while the product is stopped, and ships a broken worker. */
export const shipBrokenWorker = async (url: string) => {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js';
    response
      .writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' })
      .end(isWorker ? worker : page);
  });
  await new Promise<void>((resolve) => {
    server.listen({ host: 'localhost', port: Number(new URL(url).port) }, resolve);
  });
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
