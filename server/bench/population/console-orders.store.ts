import { type Filling, idOfFamily, partsOf } from './population.store.ts';

/** How many of what staff look through; the rest follows. */
export interface ConsoleSize {
  readonly families: number;
  readonly orders: number;
  /** Safety cases: few beside all else, but none may be missed. */
  readonly cases: number;
}

/** A moment of the last three years, later with a greater share. */
export const threeYears = (share: string) => `now() - interval '3 years' * (1 - ${share})`;
const orderId = `'NB-' || translate(encode(decode(md5('desk order ' || i), 'hex'), 'base64'), '+/=', '-_')`;
/** At most one order of a family is open; of the others most were paid. */
const orderState = (families: number) => `case
  when i <= ${families} and i % 500 = 0 then 'pending'
  when i <= ${families} and i % 500 = 1 then 'denied'
  when i <= ${families} and i % 500 = 2 then 'created'
  when i % 10000 < 2 then 'review' when i % 10000 < 4 then 'charged_back'
  when i % 10000 < 6 then 'reversed' when i % 10000 < 100 then 'refunded'
  when i % 10000 < 120 then 'partly_refunded' when i % 10000 < 600 then 'cancelled'
  when i % 10000 < 3000 then 'expired' else 'paid' end`;

export const ordersOf = ({ families, orders }: ConsoleSize, most: number): Filling[] =>
  partsOf(orders, most).map(({ from, to }) => ({
    table: 'orders',
    text: `insert into orders (id, account_id, plan, amount, gateway, state, flag, method, expires_at,
        paid_at, created_at)
      select ${orderId}, ${idOfFamily(`1 + i % ${families}`)},
        case when i % 4 = 0 then 'premium' else 'regular' end,
        case when i % 4 = 0 then 120000 else 15000 end,
        case when i % 10 < 7 then 'midtrans' when i % 10 < 9 then 'xendit' else 'sandbox' end,
        ${orderState(families)}, case when i % 5000 = 3 then 'amount' end, 'qris',
        at + interval '1 day', case when i % 10000 >= 3000 then at + interval '2 minutes' end, at
      from generate_series(${from}, ${to}) i, lateral (select ${threeYears(`i::float8 / ${orders}`)} as at) t`,
  }));

export const eventsOf = ({ orders }: ConsoleSize, most: number): Filling[] =>
  partsOf(orders, most).map(({ from, to }) => ({
    table: 'payment_event',
    text: `insert into payment_event (order_id, gateway, kind, claimed, body, digest, received_at)
      select ${orderId}, 'midtrans',
        case when i % 5000 = 7 then 'unknown_order' when i % 20000 = 9 then 'forged'
          when i % 2 = 0 then 'state' else 'notification' end,
        'paid', '{"transaction_status":"settlement","gross_amount":"15000.00"}',
        decode(md5('event ' || i), 'hex'), ${threeYears(`i::float8 / ${orders}`)}
      from generate_series(${from}, ${to}) i`,
  }));
