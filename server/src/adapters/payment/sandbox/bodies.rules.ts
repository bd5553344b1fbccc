import { createHash } from 'node:crypto';
import { signatureOf } from '../signature.rules.ts';
import { wibText } from '../wib-time.rules.ts';
import { refundedOf } from './payment.rules.ts';
import type { Method, Payment, StartedTransaction, Status } from './transaction.ts';

const codes: Record<Status, string> = {
  settlement: '200',
  capture: '200',
  refund: '200',
  partial_refund: '200',
  chargeback: '200',
  cancel: '200',
  pending: '201',
  deny: '202',
  expire: '407',
};

/** The code that the status call gives; a notification says 202 where this says 407. */
export const statusCodeOf = (status: Status) => codes[status];

const rupiah = (amount: number) => `${amount}.00`;

/** How the numbers of each bank and shop begin. */
const prefixes: Partial<Record<Method, string>> = {
  bni_va: '8578',
  bri_va: '26215',
  permata_va: '8562',
  mandiri_bill: '9',
  alfamart: '4',
  indomaret: '7',
};

/** A number that looks like a bank's and is the same at every look. */
export const accountNumberOf = (payment: Payment) => {
  const hash = createHash('sha256').update(payment.transactionId).digest();
  const digits = String(hash.readUInt32BE(0)).padStart(11, '0');
  return `${prefixes[payment.method] ?? '80777'}${digits}`;
};

/** Whom a Mandiri bill is paid to: the gateway itself, as in its own example. */
export const billerCode = '70012';

const isBank = (method: Method) => ['bca_va', 'bni_va', 'bri_va'].includes(method);

const methodFields = (payment: Payment) => {
  const number = accountNumberOf(payment);
  if (payment.method === 'shopeepay') return { payment_type: 'shopeepay' };
  if (payment.method === 'permata_va')
    return { payment_type: 'bank_transfer', permata_va_number: number };
  if (payment.method === 'mandiri_bill')
    return { payment_type: 'echannel', biller_code: billerCode, bill_key: number };
  if (payment.method === 'alfamart' || payment.method === 'indomaret')
    return { payment_type: 'cstore', store: payment.method, payment_code: number };
  if (isBank(payment.method)) {
    const bank = payment.method.replace('_va', '');
    const va_numbers = [{ bank, va_number: number }];
    return { payment_type: 'bank_transfer', va_numbers, payment_amounts: [] };
  }
  if (payment.method === 'credit_card') {
    const card = { masked_card: '48111111-1114', bank: 'bni', card_type: 'credit', eci: '05' };
    return { payment_type: 'credit_card', ...card };
  }
  if (payment.method === 'qris') {
    return {
      payment_type: 'qris',
      issuer: 'gopay',
      acquirer: 'gopay',
      transaction_type: 'on-us',
    };
  }
  return { payment_type: 'gopay' };
};

const refundFields = (payment: Payment, isConfirmed: boolean) =>
  payment.refunds.length === 0
    ? {}
    : {
        refund_amount: rupiah(refundedOf(payment)),
        refunds: payment.refunds.map((past, at) => ({
          refund_chargeback_id: at + 1,
          refund_amount: rupiah(past.amount),
          created_at: past.createdAt,
          reason: past.reason,
          refund_key: past.key,
          refund_method: 'online',
          ...(isConfirmed ? { bank_confirmed_at: past.createdAt } : {}),
        })),
      };

/** A fee on top is told apart; a wrong amount is just wrong. */
const feeFields = ({ gross, price }: StartedTransaction, hasFee: boolean) =>
  hasFee && gross > price
    ? {
        metadata: {
          extra_info: { gross_amount_info: { original_amount: rupiah(price), fee: gross - price } },
        },
      }
    : {};

export interface BodyOptions {
  readonly serverKey: string;
  readonly statusCode: string;
  readonly message: string;
  readonly hasFee: boolean;
  readonly isConfirmed?: boolean;
}

/** A transaction as the gateway writes it, signed over the very strings it contains. */
export const transactionBody = (transaction: StartedTransaction, options: BodyOptions) => {
  const { payment, orderId } = transaction;
  const grossAmount = rupiah(transaction.gross);
  const { serverKey, statusCode } = options;
  return {
    status_code: statusCode,
    status_message: options.message,
    transaction_id: payment.transactionId,
    order_id: orderId,
    merchant_id: 'NOBI-DEMO',
    gross_amount: grossAmount,
    currency: 'IDR',
    transaction_status: payment.status,
    transaction_time: wibText(payment.beganAt),
    expiry_time: wibText(transaction.payExpiresAt),
    fraud_status: 'accept',
    ...(payment.settledAt ? { settlement_time: wibText(payment.settledAt) } : {}),
    ...methodFields(payment),
    ...refundFields(payment, options.isConfirmed ?? true),
    ...feeFields(transaction, options.hasFee),
    signature_key: signatureOf({ orderId, statusCode, grossAmount }, serverKey),
  };
};
