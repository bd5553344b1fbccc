import { words } from './words.ts';

/** Methods as Midtrans and Xendit call them, by the names that stand on the signs in a shop. */
const names: Readonly<Record<string, string>> = {
  qris: 'QRIS',
  other_qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  ovo: 'OVO',
  bank_transfer: 'Virtual Account',
  bca_va: 'BCA Virtual Account',
  bni_va: 'BNI Virtual Account',
  bri_va: 'BRI Virtual Account',
  echannel: 'Mandiri Bill',
  cstore: 'Alfamart / Indomaret',
  permata_va: 'Permata Virtual Account',
  alfamart: 'Alfamart',
  indomaret: 'Indomaret',
};

/** A method without a name of its own stays as the gateway says it. */
export const methodName = (method: string): string =>
  method === 'credit_card' ? words.card : (names[method] ?? method.replaceAll('_', ' '));
