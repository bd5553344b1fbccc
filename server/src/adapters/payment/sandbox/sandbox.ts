import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Database, DatabaseUnavailable } from '../../../database/database.ts';
import { acceptForms } from '../../../http/page.ts';
import { isFromThisMachine } from '../../../http/this-machine.ts';
import { apiRoutes } from './api.ts';
import { courier } from './delivery/courier.ts';
import { faultRoutes } from './fault-routes.ts';
import { type FaultBox, noFaults } from './faults.ts';
import { ledger } from './ledger.ts';
import { pageRoutes } from './page/payment-page.ts';
import { sandboxStore } from './sandbox.store.ts';

export interface SandboxOptions {
  readonly db: Database;
  readonly serverKey: string;
  /** Origin under which browsers and the product reach this gateway. */
  readonly publicUrl: string;
  readonly notificationUrl: string;
  readonly now: () => Date;
  /** How much faster than the true gateway's its pauses pass; 60 turns minutes into seconds. */
  readonly clockScale?: number;
  /** Serves strangers too: the operator has said that plans may be given away. */
  readonly isForEverybody?: boolean;
  /** Opens the fault switches: for tests only. */
  readonly faults?: boolean;
}

const prefix = '/sandbox-gateway';

/** Where the adapter of the true gateway finds this one. */
export const sandboxUrls = (publicUrl: string) => ({
  snapUrl: `${publicUrl}${prefix}/snap/v1`,
  coreUrl: `${publicUrl}${prefix}`,
});

const readJson = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text));

const statusOf = (error: Error & { statusCode?: number }) => {
  // A malformed id or token is one that nobody has.
  if (error instanceof z.core.$ZodError) return 404;
  return error instanceof DatabaseUnavailable ? 503 : (error.statusCode ?? 500);
};

/** Own readers and own words for errors: what the product does elsewhere does not reach in here. */
const speakAsGateway = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  acceptForms(app);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(body.toString()));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
    }
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    const message =
      status === 404
        ? 'not found'
        : status < 500
          ? error.message
          : 'Sorry, we encountered an internal error.';
    return reply.code(status).send({ status_code: String(status), error_messages: [message] });
  });
};

/** A payment gateway of our own that answers as Snap does, and takes no money. */
export const sandboxGateway = (options: SandboxOptions) => {
  const { db, serverKey, now, clockScale = 60 } = options;
  const faultBox: FaultBox = { current: noFaults };
  const post = courier({ db, notificationUrl: options.notificationUrl, now, clockScale });
  let pump: Promise<void> | undefined;
  let isWanted = false;

  const deliverDue = async () => {
    await book.lapseDue();
    return post.deliverDue();
  };
  const work = async () => {
    while (isWanted) {
      isWanted = false;
      // The rows stay due: whatever failed here is tried at the next turn of the timer.
      const tried = await deliverDue().catch(() => 0);
      isWanted ||= tried > 0;
    }
  };
  const deliverSoon = () => {
    isWanted = true;
    pump ??= work().finally(() => {
      pump = undefined;
    });
  };
  const book = ledger({ db, serverKey, now, clockScale, faultBox, onChange: deliverSoon });
  let timer: NodeJS.Timeout | undefined;

  return {
    /** Serves everything under `/sandbox-gateway`. */
    routes(app: FastifyInstance) {
      const pageUrl = `${options.publicUrl}${prefix}/snap/v4/redirection`;
      app.register(
        (gateway, _options, done) => {
          speakAsGateway(gateway);
          if (!options.isForEverybody)
            gateway.addHook('onRequest', async (request, reply) => {
              if (!isFromThisMachine(request)) return reply.code(404).send();
            });
          apiRoutes(gateway, { book, serverKey, pageUrl, now, faultBox });
          pageRoutes(gateway, { book, now, faultBox });
          if (options.faults) faultRoutes(gateway, { book, serverKey, now, faultBox });
          done();
        },
        { prefix },
      );
    },
    /** Lapses and sends what is due; answers how many notifications were tried. */
    deliverDue,
    nextInMs: post.nextInMs,
    forget: sandboxStore(db).forget,
    /** Resolves when nothing is being sent at this moment. */
    async idle() {
      await pump;
    },
    /** Looks every second for what is due. */
    start() {
      timer = setInterval(deliverSoon, 1000).unref();
    },
    /** Ends all sending; what was not delivered is sent after the next start. */
    async stop() {
      clearInterval(timer);
      post.stop();
      await pump;
    },
  };
};
export type SandboxGateway = ReturnType<typeof sandboxGateway>;
