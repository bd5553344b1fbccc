import type { Checkout } from '../../../ports/payment.ts';
import { plainText } from '../plain-text.rules.ts';

/** Where the browser comes back to: this gateway adds nothing to the address, so we do. */
const returnUrl = ({ finishUrl, orderId }: Checkout) => {
  const url = new URL(finishUrl);
  url.searchParams.set('order_id', orderId);
  return url.href;
};

/** Between fifteen minutes, so that a QR code can be paid, and seven days. */
const seconds = { least: 900, most: 7 * 86_400 };

/** The body of the call that opens an invoice: one item whose price is the whole amount. */
export const invoiceBody = (order: Checkout, now: Date) => {
  const secondsLeft = Math.floor((order.expiresAt.getTime() - now.getTime()) / 1000);
  const name = plainText(order.item.name, 50);
  return {
    external_id: order.orderId,
    amount: order.amount,
    currency: 'IDR',
    description: name,
    invoice_duration: Math.min(Math.max(secondsLeft, seconds.least), seconds.most),
    // The adult who pays, and no more: nothing about a child leaves the product.
    ...(order.customer && {
      customer: {
        ...(order.customer.name && { given_names: plainText(order.customer.name, 255) }),
        email: order.customer.email.slice(0, 255),
      },
    }),
    items: [{ name, price: order.amount, quantity: 1 }],
    // Our own letters tell what happened.
    should_send_email: false,
    should_authenticate_credit_card: true,
    success_redirect_url: returnUrl(order),
    failure_redirect_url: returnUrl(order),
  };
};
