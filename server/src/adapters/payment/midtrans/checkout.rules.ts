import type { Plan } from '@nobi/contract';
import type { Checkout } from '../../../ports/payment.ts';
import { plainText } from '../plain-text.rules.ts';
import { wibText } from '../wib-time.rules.ts';

/** The gateway keeps an order for 5 minutes to 7 days; QRIS and GoPay want 15 minutes at least. */
const minutesWithin = { least: 15, most: 7 * 24 * 60 };

const wallets = ['other_qris', 'gopay', 'shopeepay', 'dana', 'ovo'];

/** On Rp 15,000 the fee of a virtual account is 30 %, so only the yearly plan offers those. */
const paymentsOf: Record<Plan, readonly string[]> = {
  regular: wallets,
  premium: [
    ...wallets,
    'credit_card',
    'bca_va',
    'bni_va',
    'bri_va',
    'cimb_va',
    'permata_va',
    'bsi_va',
    'echannel',
    'alfamart',
    'indomaret',
  ],
};

/** The body of Snap's create call: one item whose price is the whole amount. */
export const snapBody = (order: Checkout, now: Date) => {
  const minutes = Math.floor((order.expiresAt.getTime() - now.getTime()) / 60_000);
  const duration = Math.min(Math.max(minutes, minutesWithin.least), minutesWithin.most);
  return {
    transaction_details: { order_id: order.orderId, gross_amount: order.amount },
    item_details: [
      {
        id: order.item.id,
        name: plainText(order.item.name, 50),
        price: order.amount,
        quantity: 1,
        merchant_name: 'Nobi',
      },
    ],
    // The adult who pays, and no more: nothing about a child leaves the product.
    ...(order.customer && {
      customer_details: {
        ...(order.customer.name && { first_name: plainText(order.customer.name, 255) }),
        email: order.customer.email.slice(0, 255),
      },
    }),
    enabled_payments: paymentsOf[order.item.id],
    credit_card: { secure: true },
    expiry: { start_time: `${wibText(now)} +0700`, duration, unit: 'minute' },
    page_expiry: { duration, unit: 'minute' },
    callbacks: { finish: order.finishUrl },
    gopay: { enable_callback: true, callback_url: order.finishUrl },
    shopeepay: { callback_url: order.finishUrl },
  };
};

/** What the gateway takes for an order id; `.` and `..` would also change the address we call. */
export const isOrderId = (id: string) => /^(?!\.{1,2}$)[A-Za-z0-9\-_~.]{1,50}$/.test(id);
