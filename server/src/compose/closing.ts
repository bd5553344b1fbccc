import type { FastifyInstance } from 'fastify';

interface Accepting {
  readonly app: FastifyInstance;
  stopAccepting(): void;
}

/** Says "not ready", and lets each answer of both origins be the last on its connection. */
export const drainer =
  ({ app, stopAccepting }: Accepting, play: FastifyInstance) =>
  () => {
    stopAccepting();
    app.drain();
    play.drain();
  };

/** Lets what is in flight end within `graceMs`, then cuts what still hangs. */
export const closer = (servers: readonly FastifyInstance[]) => async (graceMs: number) => {
  const cut = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections();
  }, graceMs);
  // A connection that has had its answer would otherwise be kept for the next call.
  const idle = setInterval(() => {
    for (const { server } of servers) server.closeIdleConnections();
  }, 50);
  await Promise.all(servers.map((server) => server.close()));
  clearTimeout(cut);
  clearInterval(idle);
};
