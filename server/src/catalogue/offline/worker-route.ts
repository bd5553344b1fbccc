import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Takes the place of a worker that must go, whatever that one does: browsers fetch `/sw.js` past the
 * worker itself at each start. Works and progress are no caches and stay.
 */
const freedWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {});
})()));
`;

/** Frees the browser that opens it, by hand: what support tells a family whose pages hang. */
export const freeingScript = `(async () => {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  for (const name of (await self.caches?.keys()) ?? []) await caches.delete(name);
  document.documentElement.dataset.freed = 'yes';
})();`;

const sendScript = (reply: FastifyReply, text: string) =>
  reply
    .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    .send(text);

interface WorkerOptions {
  /** The worker as it was built; none where offline is switched off. */
  readonly script: string | undefined;
  /** What the worker itself may ask for. */
  readonly policy: string;
}

/** `/sw.js` of an origin: its worker, or what frees browsers of it. */
export const workerRoute = (app: FastifyInstance, { script, policy }: WorkerOptions) => {
  app.get('/sw.js', (_request, reply) =>
    sendScript(reply.header('content-security-policy', policy), script ?? freedWorker),
  );
};
