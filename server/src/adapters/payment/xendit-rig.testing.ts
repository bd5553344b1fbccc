import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { type Invoice, type Refund, xenditLedger } from './xendit-ledger.testing.ts';

export const secretKey = 'xnd_development_a_key_for_tests';
export const callbackToken = 'a-callback-token-for-tests';

/** What goes wrong with the next calls of the API, until it is taken back. */
export interface Faults {
  readonly hang?: boolean;
  /** From the next invoice that is asked for, nothing is answered. */
  readonly hangFromOpening?: boolean;
  readonly status?: number;
  readonly html?: boolean;
  /** The invoice is opened, and its answer is lost. */
  readonly loseAnswer?: boolean;
  readonly foreignUrl?: string;
  /** What was true when it was asked arrives only then. */
  readonly until?: Promise<void>;
  readonly wrongAmount?: number;
  /** Notifications are not sent, as when nobody can be reached. */
  readonly drop?: boolean;
}

/** The gateway's own pauses between its six retries, in hours. */
export const retryHours = [0.25, 0.75, 2, 3, 6, 12] as const;

type Answer = { readonly status: number; readonly body: unknown };
const refused = (status: number, error_code: string): Answer => ({
  status,
  body: { error_code, message: `Refused: ${error_code}` },
});

const textOf = async (request: IncomingMessage) => {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

const invoiceRequest = z.object({
  external_id: z.string().check(z.minLength(1)),
  amount: z.number().check(z.int(), z.gte(1000)),
  invoice_duration: z.optional(z.number()),
  should_send_email: z.optional(z.boolean()),
  description: z.optional(z.string()),
  success_redirect_url: z.optional(z.url()),
  failure_redirect_url: z.optional(z.url()),
});
const refundRequest = z.object({
  invoice_id: z.string(),
  reference_id: z.optional(z.string()),
  amount: z.number().check(z.int(), z.gte(1)),
  currency: z.literal('IDR'),
  reason: z.enum(['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS']),
  metadata: z.optional(z.record(z.string(), z.string())),
});

type Ledger = ReturnType<typeof xenditLedger>;

const openInvoice = (ledger: Ledger, body: unknown): Answer => {
  const input = invoiceRequest.safeParse(body);
  if (!input.success) return refused(400, 'API_VALIDATION_ERROR');
  return { status: 200, body: ledger.open(input.data) };
};

const expireInvoice = (ledger: Ledger, id: string): Answer => {
  const invoice = ledger.find(id);
  if (!invoice) return refused(404, 'INVOICE_NOT_FOUND_ERROR');
  if (invoice.status === 'PAID' || invoice.status === 'SETTLED')
    return refused(400, 'INVALID_INVOICE_STATUS_ERROR');
  return { status: 200, body: ledger.change(id, { status: 'EXPIRED' }) };
};

const openRefund = (ledger: Ledger, body: unknown, key: string | undefined): Answer => {
  const input = refundRequest.safeParse(body);
  if (!input.success) return refused(400, 'API_VALIDATION_ERROR');
  const repeated = ledger.refundWithKey(key);
  if (repeated) {
    const isSame = repeated.amount === input.data.amount;
    return isSame ? { status: 200, body: repeated } : refused(409, 'IDEMPOTENCY_ERROR');
  }
  const invoice = ledger.find(input.data.invoice_id);
  if (!invoice?.paid_amount) return refused(400, 'INELIGIBLE_TRANSACTION');
  if (invoice.payment_method === 'BANK_TRANSFER') return refused(400, 'REFUND_NOT_SUPPORTED');
  if (ledger.refundedOf(invoice.id) + input.data.amount > invoice.paid_amount)
    return refused(400, 'MAXIMUM_REFUND_AMOUNT_REACHED');
  return { status: 200, body: ledger.giveBack(input.data, key) };
};

const keyOf = ({ headers }: IncomingMessage) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

const route = (ledger: Ledger, request: IncomingMessage, text: string): Answer => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://rig');
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  if (request.headers.authorization !== expected) return refused(401, 'INVALID_API_KEY');
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const target = `${request.method} ${pathname.replace(/\/$/, '')}`;
  const [, id = ''] = /\/invoices\/([^/]+)/.exec(pathname) ?? [];
  if (target === 'POST /v2/invoices') return openInvoice(ledger, body);
  if (target === 'GET /v2/invoices')
    return { status: 200, body: ledger.list(searchParams.get('external_id')) };
  if (target === 'POST /refunds') return openRefund(ledger, body, keyOf(request));
  if (target === 'GET /refunds')
    return {
      status: 200,
      body: { data: ledger.refundsOf(searchParams.get('invoice_id')), has_more: false },
    };
  if (target === `POST /invoices/${id}/expire!`) return expireInvoice(ledger, id);
  const invoice = target === `GET /v2/invoices/${id}` ? ledger.find(id) : undefined;
  return invoice ? { status: 200, body: invoice } : refused(404, 'INVOICE_NOT_FOUND_ERROR');
};

export interface Notice {
  readonly orderId: string;
  readonly body: string;
}

/** Sends what changed with the token in its header; what is not taken is kept for the retries. */
const courier = (target: { url: string | undefined }) => {
  const notices: Notice[] = [];
  const waiting: { notice: Notice; tries: number }[] = [];
  const deliver = async (notice: Notice, token = callbackToken) => {
    if (!target.url) return 200;
    const { status } = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': token },
      body: notice.body,
      redirect: 'manual',
    });
    return status;
  };
  const tryOnce = async (notice: Notice, tries: number) => {
    const status = await deliver(notice);
    const isTaken = status >= 200 && status < 300;
    if (!isTaken && tries < retryHours.length) waiting.push({ notice, tries: tries + 1 });
    return status;
  };
  return {
    notices,
    deliver,
    send: async (notice: Notice, isDropped: boolean | undefined) => {
      notices.push(notice);
      if (isDropped) waiting.push({ notice, tries: 1 });
      else await tryOnce(notice, 0);
    },
    /** The next retry of everything that was not taken; answers what was answered. */
    retry: async () => {
      const due = waiting.splice(0);
      return Promise.all(due.map(({ notice, tries }) => tryOnce(notice, tries)));
    },
  };
};

const answerer = (ledger: Ledger, faults: { now: Faults }, calls: string[]) => {
  const reply = (response: ServerResponse, { status, body }: Answer) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  return async (request: IncomingMessage, response: ServerResponse) => {
    const text = await textOf(request);
    const { hang, hangFromOpening, status, html, loseAnswer, until } = faults.now;
    calls.push(`${request.method} ${request.url}`);
    if (hangFromOpening && request.method === 'POST') faults.now = { hang: true };
    if (hang || faults.now.hang) return;
    if (html) return void response.writeHead(200).end('<h1>Down for maintenance</h1>');
    if (status) return reply(response, refused(status, 'SERVER_ERROR'));
    const answer = route(ledger, request, text);
    await until;
    if (loseAnswer && request.method === 'POST') return void request.socket.destroy();
    return reply(response, answer);
  };
};

/** A gateway shaped like Xendit's, on a port of its own; `xendit-node` judges its shape. */
export const startXenditRig = async () => {
  const faults: { now: Faults } = { now: {} };
  const target: { url: string | undefined } = { url: undefined };
  const calls: string[] = [];
  const base = { url: '' };
  const ledger = xenditLedger(() => ({ ...faults.now, pageBase: `${base.url}/web` }));
  const answer = answerer(ledger, faults, calls);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  base.url = `http://${host}`;
  const post = courier(target);
  const idOf = (pageUrl: string) => pageUrl.split('/').at(-1) ?? '';
  const move = async (pageUrl: string, change: Partial<Invoice>) => {
    const invoice = ledger.change(idOf(pageUrl), change);
    const notice = { orderId: invoice.external_id, body: JSON.stringify(ledger.noticeOf(invoice)) };
    await post.send(notice, faults.now.drop);
    return notice;
  };
  return {
    url: base.url,
    host,
    calls,
    notices: post.notices,
    retry: post.retry,
    deliver: post.deliver,
    notifyAt: (url: string) => {
      target.url = url;
    },
    setFaults: (now: Faults) => {
      faults.now = now;
    },
    pay: (pageUrl: string, method = 'EWALLET') =>
      move(pageUrl, ledger.payment(idOf(pageUrl), method)),
    settle: (pageUrl: string) => move(pageUrl, { status: 'SETTLED' }),
    letExpire: (pageUrl: string) => move(pageUrl, { status: 'EXPIRED' }),
    invoicesOf: (orderId: string): Invoice[] => ledger.list(orderId),
    refundsOf: (invoiceId: string): Refund[] => ledger.refundsOf(invoiceId),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

export type XenditRig = Awaited<ReturnType<typeof startXenditRig>>;
