import { staff, vouchers } from '@nobi/contract';
import type { SignedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';
import { consoleToken, headersOf, staffPerson } from './console.ts';
import { send } from './stored/send.ts';

/** A code for a year of Premium, made and taken as staff do. */
export const newVoucher = async (product: Product) => {
  const token = await consoleToken(product, await staffPerson(product));
  const id = crypto.randomUUID();
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const batch = { id, plan: 'premium', months: 12, size: 1, last_day: day, note: 'Hadiah' };
  await send(product, staff.makeVouchers, { token, body: batch });
  const file = await fetch(`${product.url}/api/staff/vouchers/${id}/codes/`, {
    method: 'POST',
    headers: headersOf(token),
  });
  const [code = ''] = /\b\w{4}-\w{4}-\w{4}\b/.exec(await file.text()) ?? [];
  const params = { batch: id };
  const body = { reason: 'Berkas hilang' };
  return { code, revoke: () => send(product, staff.revokeVouchers, { token, params, body }) };
};

export const redeemVoucher = (product: Product, { token }: SignedIn, voucher: string) =>
  send(product, vouchers.redeemVoucher, { token, body: { voucher } });
