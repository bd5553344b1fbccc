import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { languageOf } from '../../../../http/language.ts';
import { sendPage } from '../../../../http/page.ts';
import { nameForm } from '../api.ts';
import { statusCodeOf } from '../bodies.rules.ts';
import type { FaultBox } from '../faults.ts';
import type { Ledger } from '../ledger.ts';
import { type Action, actions, choose, phaseOf } from '../payment.rules.ts';
import type { Method, Transaction } from '../transaction.ts';
import { paymentScript } from './payment-page.script.ts';
import { paymentStylesHash } from './payment-page.styles.ts';
import { pageWords } from './payment-page.text.ts';
import { paymentView, unknownPageView } from './payment-page.view.ts';

export interface PageOptions {
  readonly book: Ledger;
  readonly now: () => Date;
  readonly faultBox: FaultBox;
}

/** The merchant's page, with the three values that the gateway adds. */
const finishOf = ({ finishUrl, orderId, payment }: Transaction): string | null => {
  if (!finishUrl) return null;
  const url = new URL(finishUrl);
  url.searchParams.set('order_id', orderId);
  if (payment) {
    url.searchParams.set('status_code', statusCodeOf(payment.status));
    url.searchParams.set('transaction_status', payment.status);
  }
  return url.href;
};

const tokenOf = z.object({ token: z.string().check(z.regex(nameForm)) });

/** Which page of a wallet's payment is looked at: how to go on, or the app after the hand-over. */
const inApp = z.object({ app: z.literal('1') });

const actionOf = (form: unknown): Action | undefined =>
  form instanceof URLSearchParams ? actions.find((action) => form.has(action)) : undefined;

/** The method asked for if this order offers it; paying later takes a virtual account if it can. */
const methodOf = (form: unknown, action: Action, { payments }: Transaction): Method => {
  const chosenMethod = form instanceof URLSearchParams ? form.get('method') : null;
  const choice = action === 'later' ? 'bca_va' : chosenMethod;
  return payments.find((method) => method === choice) ?? payments[0] ?? 'qris';
};

/** The hosted page that the customer sees; its one script copies a number and counts down. */
export const pageRoutes = (app: FastifyInstance, { book, now, faultBox }: PageOptions) => {
  const path = '/snap/v4/redirection/:token';

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    transaction: Transaction | 'not_found',
  ) => {
    const language = languageOf(request.headers['accept-language']);
    const { title } = pageWords[language];
    reply.header('vary', 'accept-language');
    if (transaction === 'not_found') {
      return sendPage(reply, { title, language, body: unknownPageView(language), status: 404 });
    }
    const view = {
      transaction: transaction,
      phase: phaseOf(transaction, now()),
      language,
      now: now(),
      isInApp: inApp.safeParse(request.query).success,
    };
    return sendPage(reply, {
      title: `${title} · Nobi`,
      language,
      body: paymentView({ ...view, finishUrl: finishOf(transaction) }),
      ...(view.phase === 'waiting' && { script: paymentScript }),
      formTargets: transaction.finishUrl ? [new URL(transaction.finishUrl).origin] : [],
    });
  };

  app.register((pages, _options, done) => {
    // The page has styles of its own beside those of every small page. Its form tells its own origin,
    // which browsers hide where no referrer is allowed: whoever is not at this machine may not pay.
    pages.addHook('onSend', async (_request, reply) => {
      reply.header('referrer-policy', 'same-origin');
      const policy = reply.getHeader('content-security-policy');
      if (typeof policy !== 'string') return;
      const widened = policy.replace('style-src ', `style-src ${paymentStylesHash} `);
      reply.header('content-security-policy', widened);
    });

    pages.get(path, async (request, reply) =>
      show(request, reply, await book.read(tokenOf.parse(request.params))),
    );

    pages.post(path, async (request, reply) => {
      const key = tokenOf.parse(request.params);
      const action = actionOf(request.body);
      if (!action) return show(request, reply, await book.read(key));
      const transactionId = randomUUID();
      // Twice the same button is once: the second finds the order over and goes the same way.
      const changed = await book.change(key, (transaction) =>
        choose(
          transaction,
          { action, method: methodOf(request.body, action, transaction), transactionId },
          { now: now(), faults: faultBox.current },
        ),
      );
      if (changed === 'not_found') return show(request, reply, changed);
      // What ended without a payment (closed, or its time was up) has nowhere to go but here.
      const isChoosing = action === 'choose' && phaseOf(changed, now()) === 'waiting';
      const finish = changed.payment && !isChoosing ? finishOf(changed) : null;
      return finish ? reply.redirect(finish, 303) : show(request, reply, changed);
    });
    done();
  });
};
