import type { PayTo } from '@nobi/contract';
import type { GatewayState } from '../../../ports/payment.ts';
import { rupiahOf } from '../rupiah.rules.ts';
import { fromWib } from '../wib-time.rules.ts';
import type { TransactionReply } from './replies.ts';

type Status = GatewayState['status'];

/** Charged with the card: in review while the fraud check is undecided. */
const statusOfCharge = (fraud: string | undefined): Status | undefined => {
  if (fraud === undefined || fraud === '' || fraud === 'accept') return 'paid';
  if (fraud === 'challenge') return 'review';
  return fraud === 'deny' ? 'denied' : undefined;
};

const statuses: Record<string, Status> = {
  pending: 'pending',
  authorize: 'pending',
  deny: 'denied',
  failure: 'denied',
  cancel: 'cancelled',
  expire: 'expired',
  refund: 'refunded',
  partial_refund: 'partly_refunded',
  chargeback: 'charged_back',
  partial_chargeback: 'charged_back',
};

/** Our word for the gateway's two; undefined for words we do not know, which never open anything. */
export const statusOf = (transaction: string, fraud: string | undefined): Status | undefined => {
  const word = transaction.toLowerCase();
  if (word === 'settlement' || word === 'capture') return statusOfCharge(fraud?.toLowerCase());
  return Object.hasOwn(statuses, word) ? statuses[word] : undefined;
};

/** With an imposed fee the gross amount is above our price, and the price is told apart. */
const priceOf = (reply: TransactionReply, gross: number) => {
  const original = reply.metadata?.extra_info.gross_amount_info.original_amount;
  const price = original === undefined ? undefined : rupiahOf(original);
  return price === undefined ? gross : Math.min(price, gross);
};

/** Amounts that cannot be read are left out: the whole is known from the status. */
const returnedOf = ({ refunds = [] }: TransactionReply) =>
  refunds.flatMap(({ refund_amount, created_at }) => {
    const amount = refund_amount === undefined ? undefined : rupiahOf(refund_amount);
    return amount === undefined ? [] : [{ amount, at: fromWib(created_at) }];
  });

const numberForm = /^[0-9A-Za-z-]{3,40}$/;

/** The numbers under which a bank or a till finds the bill; Mandiri asks for two. */
const payToOf = (reply: TransactionReply): PayTo[] => {
  const numbers: readonly (readonly [PayTo['kind'], string | undefined])[] = [
    ['account', reply.va_numbers?.[0]?.va_number ?? reply.permata_va_number],
    ['company', reply.biller_code],
    ['bill', reply.bill_key],
    ['shop', reply.payment_code],
  ];
  return numbers.flatMap(([kind, value]) =>
    value !== undefined && numberForm.test(value) ? [{ kind, value }] : [],
  );
};

const nameForm = /^[a-z0-9]{2,20}$/;

/** Which bank's account and which shop, where it says so: `bank_transfer` and `cstore` are several. */
const methodOf = (reply: TransactionReply): string => {
  const { payment_type: type = 'unknown', store, va_numbers, permata_va_number } = reply;
  const bank = va_numbers?.[0]?.bank ?? (permata_va_number === undefined ? '' : 'permata');
  if (type === 'bank_transfer' && nameForm.test(bank)) return `${bank}_va`;
  return type === 'cstore' && store !== undefined && nameForm.test(store) ? store : type;
};

/** The state of an order from a status reply; undefined when it cannot be understood. */
export const stateOf = (reply: TransactionReply): GatewayState | undefined => {
  const status = statusOf(reply.transaction_status, reply.fraud_status);
  const gross = rupiahOf(reply.gross_amount);
  if (status === undefined || gross === undefined) return undefined;
  // A captured card has no settlement time before the next day.
  const paidText =
    reply.settlement_time ?? (status === 'paid' ? reply.transaction_time : undefined);
  const returned = returnedOf(reply);
  const payTo = status === 'pending' ? payToOf(reply) : [];
  return {
    status,
    orderId: reply.order_id,
    transactionId: reply.transaction_id,
    currency: reply.currency ?? 'IDR',
    paidAmount: gross,
    priceAmount: priceOf(reply, gross),
    paidAt: fromWib(paidText),
    method: methodOf(reply),
    ...(payTo.length > 0 && { payTo }),
    ...(returned.length > 0 && { givenBack: returned }),
  };
};
