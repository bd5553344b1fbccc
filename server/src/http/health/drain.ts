import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * From now on each answer ends its connection (`Connection: close`, RFC 9112, 9.6), so that a
     * proxy opens its next one elsewhere; calls are answered as ever. The lame duck of Site
     * Reliability Engineering (Google, 2016), chapter 20.
     */
    drain(): void;
  }
}

export const takeDrains = (app: FastifyInstance) => {
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
};
