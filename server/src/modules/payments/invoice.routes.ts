import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../language.ts';
import { sendPage } from '../../page.ts';
import { type InvoiceAddresses, invoicePage } from './invoice.ts';
import type { OrdersStore } from './orders.store.ts';

interface InvoiceDeps {
  readonly orders: OrdersStore;
  readonly addresses: InvoiceAddresses;
  readonly isDemo: boolean;
}

/** `/invoice/{order}`: a page to print, open to whoever holds the address from the receipt. */
export const invoiceRoutes = (app: FastifyInstance, { orders, addresses, isDemo }: InvoiceDeps) => {
  app.get<{ Params: { order: string }; Querystring: { ticket?: unknown } }>(
    '/invoice/:order',
    async ({ params, query, headers }, reply) => {
      const isOpen = addresses.opens(params.order, query.ticket);
      const order = isOpen ? await orders.invoiced(params.order) : undefined;
      const language = languageOf(headers['accept-language']);
      return sendPage(reply, invoicePage(order, { language, isDemo }));
    },
  );
};
