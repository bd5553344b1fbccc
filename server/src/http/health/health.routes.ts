import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';

/**
 * `/healthz`: this process lives. `/readyz`: it can serve and keep what people send, so a proxy may send
 * them here.
 */
export const healthRoutes = (
  app: FastifyInstance,
  { db, hasSpace }: { readonly db: Database; readonly hasSpace: () => Promise<boolean> },
) => {
  let isAccepting = true;
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = isAccepting && (await hasSpace()) && (await db.ready());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  return {
    stopAccepting() {
      isAccepting = false;
    },
  };
};
