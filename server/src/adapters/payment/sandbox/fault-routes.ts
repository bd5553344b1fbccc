import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { holdsKey } from './api.ts';
import { type FaultBox, faultSwitches, mishap } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { befall } from './payment.rules.ts';

export interface FaultOptions {
  readonly book: Ledger;
  readonly serverKey: string;
  readonly now: () => Date;
  readonly faultBox: FaultBox;
}

/** The switches of the tests: the whole set is replaced at each call, `{}` turns all off. */
export const faultRoutes = (app: FastifyInstance, options: FaultOptions) => {
  const { book, serverKey, now, faultBox } = options;

  app.register((faults, _options, done) => {
    faults.addHook('onRequest', async (request, reply) =>
      holdsKey(request, serverKey)
        ? undefined
        : reply.code(401).send({ error: 'server key wanted' }),
    );

    faults.post('/faults', async (request, reply) => {
      const read = z.safeParse(faultSwitches, request.body ?? {});
      if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
      faultBox.current = read.data;
      return read.data;
    });

    faults.post('/faults/mishap', async (request, reply) => {
      const read = z.safeParse(mishap, request.body ?? {});
      if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
      const event = read.data;
      const result = await book.change({ id: event.order_id }, (transaction) =>
        befall(transaction, event, now()),
      );
      if (result === 'not_found') return reply.code(404).send({ error: 'no such order' });
      return 'code' in result
        ? reply.code(409).send({ error: result.message })
        : { status: result.payment?.status };
    });
    done();
  });
};
