import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../../http/language.ts';
import { acceptForms, type Page, sendPage } from '../../../http/page.ts';
import type { OrdersStore } from '../orders.store.ts';
import type { Company } from './company.ts';
import { type InvoiceAddresses, invoicePage, overPage } from './invoice.ts';

interface InvoiceDeps {
  readonly orders: OrdersStore;
  readonly addresses: InvoiceAddresses;
  readonly isDemo: boolean;
  readonly company: () => Company;
  /** Sends the receipt once more to the account's own address; says nothing when it was often enough. */
  readonly sendAgain: (orderId: string) => Promise<void>;
}

interface InvoiceRequest {
  Params: { order: string };
  Querystring: { ticket?: unknown };
}

/** The address is a key: nothing passes it on. */
const send = (reply: FastifyReply, page: Page) =>
  sendPage(reply.header('referrer-policy', 'no-referrer'), page);

/**
 * `/invoice/{order}`: a page to print, open for 30 days to whoever holds the address from the receipt. After
 * that the same page sends the owner a fresh one, and shows nothing.
 */
export const invoiceRoutes = (app: FastifyInstance, deps: InvoiceDeps) => {
  const { orders, addresses, isDemo } = deps;
  app.register((scope: FastifyInstance, _options: object, done: () => void) => {
    scope.removeAllContentTypeParsers();
    acceptForms(scope);

    scope.get<InvoiceRequest>('/invoice/:order', async ({ params, query, headers }, reply) => {
      const { order: orderId } = params;
      const { ticket } = query;
      const language = languageOf(headers['accept-language']);
      const isOpen = addresses.opens(orderId, ticket);
      if (!isOpen && typeof ticket === 'string' && addresses.isOurs(orderId, ticket))
        return send(reply, overPage(language, { orderId, ticket, isSent: false }));
      const order = isOpen ? await orders.invoiced(orderId) : undefined;
      return send(reply, invoicePage(order, { language, isDemo, company: deps.company() }));
    });

    scope.post<InvoiceRequest>('/invoice/:order', async ({ params, body, headers }, reply) => {
      const { order: orderId } = params;
      const language = languageOf(headers['accept-language']);
      const ticket = body instanceof URLSearchParams ? (body.get('ticket') ?? '') : '';
      if (!addresses.isOurs(orderId, ticket))
        return send(reply, invoicePage(undefined, { language, isDemo, company: deps.company() }));
      await deps.sendAgain(orderId);
      return send(reply, overPage(language, { orderId, ticket, isSent: true }));
    });
    done();
  });
};
