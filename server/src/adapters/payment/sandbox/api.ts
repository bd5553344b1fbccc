import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { statusCodeOf, transactionBody } from './bodies.rules.ts';
import { readCreate } from './create.rules.ts';
import type { FaultBox } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { cancel, expire, type Refusal, refund } from './payment.rules.ts';
import { hasBegun, type StartedTransaction, type Transaction } from './transaction.ts';

export interface ApiOptions {
  readonly book: Ledger;
  readonly serverKey: string;
  readonly pageUrl: string;
  readonly now: () => Date;
  readonly faultBox: FaultBox;
}

/** Whether a caller shows the server key as the user of Basic authorisation. */
export const holdsKey = (request: FastifyRequest, serverKey: string) => {
  const credentials = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`);
  return credentials.length === expected.length && timingSafeEqual(credentials, expected);
};

const sendCore = (reply: FastifyReply, code: string, message: string) =>
  // As the true one often does: HTTP says 200 and the body says what is wrong.
  reply.send({ status_code: code, status_message: message });

const unknown: Refusal = { code: '404', message: "Transaction doesn't exist." };
/** Ids of orders and tokens of pages: anything else names nothing here. */
export const nameForm = /^[A-Za-z0-9_~.-]{1,64}$/;
const idOf = z.object({ id: z.string().check(z.regex(nameForm)) });
const tokenOf = z.object({ token: z.string().check(z.regex(nameForm)) });

const refundBody = z.object({
  refund_key: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)), ''),
  amount: z.optional(z.int().check(z.gte(1))),
  reason: z._default(z.string().check(z.maxLength(255)), ''),
});

const snapRoutes = (api: FastifyInstance, options: ApiOptions) => {
  const { book, now, pageUrl, faultBox } = options;

  api.post('/snap/v1/transactions', async (request, reply) => {
    const override = request.headers['x-override-notification'];
    const notificationUrl =
      typeof override === 'string' ? override.split(',')[0]?.trim() : undefined;
    const read = readCreate(request.body, { now: now(), notificationUrl });
    if ('errors' in read) return reply.code(400).send({ error_messages: read.errors });
    const token = await book.open(read);
    if (!token) {
      const message = 'transaction_details.order_id has already been taken';
      return reply.code(400).send({ error_messages: [message] });
    }
    const redirect_url = faultBox.current.foreignRedirectUrl ?? `${pageUrl}/${token}`;
    return reply.code(201).send({ token, redirect_url });
  });

  api.post('/snap/v1/transactions/:token/cancel', async (request, reply) => {
    const refuse = (message: string) => reply.code(400).send({ error_messages: [message] });
    let wasClosed = false;
    const result = await book.change(tokenOf.parse(request.params), (transaction) => {
      wasClosed = transaction.closedAt !== null;
      const isBusy = transaction.payment && transaction.payment.status !== 'deny';
      return wasClosed || isBusy ? transaction : { ...transaction, closedAt: now() };
    });
    if (result === 'not_found')
      return reply.code(404).send({ error_messages: ['token not found'] });
    if (wasClosed) return refuse('token already canceled');
    if (!result.closedAt) return refuse('Transaction is on progress');
    return { canceled_at: result.closedAt.toISOString() };
  });
};

const coreRoutes = (api: FastifyInstance, { book, serverKey, now, faultBox }: ApiOptions) => {
  const describe = (transaction: StartedTransaction, statusCode: string, message: string) => {
    const hasFee = faultBox.current.wrongAmount === undefined;
    const body = transactionBody(transaction, { serverKey, statusCode, message, hasFee });
    const { transaction_status } = body;
    return faultBox.current.upperCase
      ? { ...body, transaction_status: transaction_status.toUpperCase() }
      : body;
  };

  api.get('/v2/:id/status', async (request, reply) => {
    const transaction = await book.read(idOf.parse(request.params));
    if (transaction === 'not_found' || !hasBegun(transaction)) {
      return sendCore(reply, unknown.code, unknown.message);
    }
    const code = statusCodeOf(transaction.payment.status);
    return describe(transaction, code, 'Success, transaction is found');
  });

  type Change = (transaction: StartedTransaction) => StartedTransaction | Refusal;
  const change = async (request: FastifyRequest, work: Change) => {
    const start = (transaction: Transaction) =>
      hasBegun(transaction) ? work(transaction) : unknown;
    const result = await book.change(idOf.parse(request.params), start);
    return result === 'not_found' ? unknown : result;
  };

  api.post('/v2/:id/cancel', async (request, reply) => {
    const result = await change(request, cancel);
    if ('code' in result) return sendCore(reply, result.code, result.message);
    return describe(result, '200', 'Success, transaction is canceled');
  });

  api.post('/v2/:id/expire', async (request, reply) => {
    const result = await change(request, expire);
    if ('code' in result) return sendCore(reply, result.code, result.message);
    return describe(result, '407', 'Success, transaction has expired');
  });

  api.post('/v2/:id/refund', async (request, reply) => {
    const read = z.safeParse(refundBody, request.body ?? {});
    if (!read.success) return sendCore(reply, '400', 'One or more parameters are invalid.');
    const { refund_key, reason, amount } = read.data;
    const key = refund_key || `refund-${now().getTime()}`;
    const result = await change(request, (transaction) =>
      refund(transaction, { key, reason, amount: amount ?? transaction.gross }, now()),
    );
    if ('code' in result) return sendCore(reply, result.code, result.message);
    const body = describe(result, '200', 'Success, refund request is approved');
    const refunded = result.payment.refunds.find((past) => past.key === key)?.amount ?? 0;
    return { ...body, refund_key: key, refund_amount: `${refunded}.00` };
  });
};

/** The calls of Snap and of the Core API that the product makes, in their paths and words. */
export const apiRoutes = (app: FastifyInstance, options: ApiOptions) => {
  app.register((api, _options, done) => {
    api.addHook('onRequest', async (request, reply) => {
      const { current } = options.faultBox;
      if (current.hang) {
        // Until the caller hangs up: nothing else answers.
        await new Promise((resolve) => request.raw.socket.once('close', resolve));
        return reply.hijack();
      }
      if (current.down) return reply.code(503).send('');
      if (current.answer500) {
        return reply.code(500).send({ error_messages: ['Sorry, something is wrong here.'] });
      }
      if (holdsKey(request, options.serverKey)) return undefined;
      const message =
        'Access denied due to unauthorized transaction, please check client or server key';
      const isSnap = request.url.includes('/snap/');
      return reply
        .code(401)
        .send(
          isSnap ? { error_messages: [message] } : { status_code: '401', status_message: message },
        );
    });
    snapRoutes(api, options);
    coreRoutes(api, options);
    done();
  });
};
