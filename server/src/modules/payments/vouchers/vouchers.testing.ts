import { randomUUID } from 'node:crypto';
import { type Plan, staff, vouchers } from '@nobi/contract';
import { newPerson, type Person } from '../../../audit/proposals/proposals.testing.ts';
import type { Product } from '../../../testing/product.ts';
import { wibDayLater, wibDayOf } from '../../../time/wib-day.rules.ts';
import { readCsv } from '../console/exports.testing.ts';

interface Wish {
  readonly id?: string;
  readonly plan?: Plan;
  readonly months?: number;
  readonly size?: number;
  readonly last_day?: string;
}

export const tomorrow = () => wibDayLater(wibDayOf(new Date()), 1);

/** What tests ask of vouchers, in their own words. */
export const voucherSteps = (product: () => Product) => {
  const make = ({ token }: Pick<Person, 'token'>, wish: Wish = {}, on = product()) =>
    on.send(staff.makeVouchers, {
      token,
      body: {
        id: randomUUID(),
        plan: 'premium',
        months: 12,
        size: 1,
        last_day: tomorrow(),
        note: 'Untuk sekolah',
        ...wish,
      },
    });
  const take = ({ token }: Pick<Person, 'token'>, batch: string) =>
    product().send(staff.takeVoucherCodes, { token, params: { batch } });
  /** The codes of a file, as they are printed. */
  const codesIn = (file: unknown) =>
    readCsv(String(file), ',')
      .slice(1)
      .map(([code = '']) => code);
  return {
    finance: () => newPerson(product(), ['finance']),
    make,
    take,
    codesIn,
    /** A batch of one person, and its codes. */
    async batchOf(person: Person, wish: Wish = {}) {
      const id = randomUUID();
      await make(person, { ...wish, id });
      return { id, codes: codesIn((await take(person, id)).body) };
    },
    redeem: (token: string, code: string, on = product()) =>
      on.send(vouchers.redeemVoucher, { token, body: { voucher: code } }),
    revoke: ({ token }: Person, batch: string) =>
      product().send(staff.revokeVouchers, {
        token,
        params: { batch },
        body: { reason: 'Berkas hilang' },
      }),
    batches: async ({ token }: Person) =>
      Object((await product().send(staff.vouchers, { token })).body).rows,
    /** Time is moved as the owner of the table. */
    endYesterday: (batch: string) =>
      product().db.transaction(async (tx) => {
        await tx.query('alter table voucher_batch disable trigger user');
        await tx.query(
          `update voucher_batch set last_day = (now() at time zone 'Asia/Jakarta')::date - 1
           where id = $1`,
          [batch],
        );
        await tx.query('alter table voucher_batch enable trigger user');
      }),
  };
};

/** What came of a code. */
export const voucherFacts = (product: () => Product) => ({
  /** Months of paid time that a family has, rounded, by plan. */
  monthsOf: (email: string) =>
    product().db.query<{ plan: string; months: number }>(
      `select plan, round(extract(epoch from ends_at - starts_at) / 2629800)::int as months
       from period p join account a on a.id = p.account_id where a.email = $1
       order by starts_at`,
      [email],
    ),
  ordersOf: (email: string) =>
    product().db.query<{ id: string; amount: number; state: string; gateway: string }>(
      `select o.id, o.amount, o.state, o.gateway from orders o
       join account a on a.id = o.account_id where a.email = $1 order by o.created_at`,
      [email],
    ),
  lettersTo: (email: string) =>
    product().db.query(
      `select 1 from letter
       where recipient = $1 and subject in ('Your Nobi voucher', 'Voucher Nobi Anda')`,
      [email],
    ),
});
