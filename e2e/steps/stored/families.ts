import { createHash } from 'node:crypto';
import { chat, contentReport, payments, profile, rating, support } from '@nobi/contract';
import { payFor, type SignedIn, signedIn } from '../../product/family.ts';
import type { Product } from '../../product/product.ts';
import { orderOf } from '../orders.ts';
import { addressOf, flood, payloads } from './payloads.ts';
import { send } from './send.ts';

/** A family that typed one payload into everything, and where the console shows it. */
export interface Stranger extends SignedIn {
  readonly family: string;
  readonly order: string;
  readonly ticket: string;
  readonly case: string;
  /** What it said is wrong with an answer of Nobi. */
  readonly report: string;
  /** Money under a name that is not ours. */
  readonly mismatch: string;
}

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** Bidi signs are refused in a question; all else a child may type. */
const askable = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

interface Notice {
  /** Of ours, or what the gateway calls it. */
  readonly about: string;
  readonly order: string;
  readonly payload: string;
}

/** A notification of the gateway: its signature does not cover most of what it says. */
const notify = async (product: Product, { about, order, payload }: Notice) => {
  const { rows } = await product.db.query(
    `select o.gateway, o.amount, s.value as key from orders o, secret s
     where o.id = $1 and s.name = 'sandbox-gateway'`,
    [order],
  );
  const [{ gateway, amount, key }] = rows;
  const signed = [about, '200', `${amount}.00`, key].join('');
  await send(product, payments.notify, {
    token: '',
    params: { gateway },
    body: {
      order_id: about,
      status_code: '200',
      gross_amount: `${amount}.00`,
      signature_key: createHash('sha512').update(signed).digest('hex'),
      transaction_status: payload,
      customer_details: { first_name: payload, address: flood(payload, 10_000) },
    },
  });
};

/** The same about an order that nobody knows: it is refused, and somebody looks. */
const notifyUnknown = (product: Product, { order, payload }: Omit<Notice, 'about'>) =>
  notify(product, { about: payload, order, payload }).catch((error: unknown) => {
    if (!String(error).includes('404')) throw error;
  });

/** What only a vendor could say: a way of payment, an order of another gateway, a model's words. */
const sayAsVendors = async (
  { db }: Product,
  { order, id }: { order: string; id: string },
  payload: string,
) => {
  await db.query('update orders set method = $2 where id = $1', [order, payload]);
  await db.query(`insert into gift_payer (order_id, email, language) values ($1, $2, 'id')`, [
    order,
    payload,
  ]);
  await db.query(
    `insert into payment_event (order_id, gateway, kind, claimed, body)
     values ($1, 'xendit', 'unknown_order', $2, $3), ($1, 'xendit', 'forged', $2, $3)`,
    [order, payload, flood(payload, 16_384)],
  );
  await db.query(
    `insert into mismatch (kind, order_id, gateway, named)
     select 'held', id, gateway, id from orders where id = $1`,
    [order],
  );
  await db.query('update chat_turn set response = $2 where account_id = $1', [
    id,
    flood(payload, 3000),
  ]);
};

const write = async (product: Product, { token }: SignedIn, payload: string) => {
  await send(product, profile.update, {
    token,
    body: formOf({ bio: flood(payload, 500) }),
  });
  await send(product, rating.give, { token, body: { stars: 1, feedback: flood(payload, 2000) } });
  const question = { subject: payload, message: flood(payload, 4000), category: 'bug' };
  const { ticket_id: ticket } = await send(product, support.send, { token, body: question });
  await send(product, support.send, { token, body: { ...question, subject: `2 ${payload}` } });
  const params = { ticket: String(ticket) };
  await send(product, support.followUp, {
    token,
    params,
    body: { message: flood(payload, 4000) },
  });
  const prompt = askable(`ayah suka memukulku ${flood(payload, 1900)}`);
  const { turn_id: turn } = await send(product, chat.ask, { token, body: { prompt } });
  await send(product, chat.ask, { token, body: { prompt: 'aku mau mati aja' } });
  const report = { kind: 'nobi', turn, reason: 'wrong', words: flood(payload, 1000) };
  await send(product, contentReport.reportContent, { token, body: report });
  return String(ticket);
};

const firstId = async ({ db }: Product, query: string, value: string) => {
  const { rows } = await db.query<{ id: string }>(query, [value]);
  const [row] = rows;
  if (!row) throw new Error(`Nothing was found: ${query}`);
  return row.id;
};

/** Fills every field that this family has. */
export const fill = async (
  product: Product,
  family: SignedIn,
  payload: string,
): Promise<Stranger> => {
  await payFor(product, family);
  const ticket = await write(product, family, payload);
  const order = await orderOf(product, family);
  await notify(product, { about: order, order, payload });
  await notifyUnknown(product, { order, payload });
  const id = await firstId(product, 'select id from account where email = $1', family.email);
  await sayAsVendors(product, { order, id }, payload);
  const caseId = await firstId(
    product,
    'select id::text as id from safety_case where account_id = $1',
    id,
  );
  const report = await firstId(
    product,
    'select id::text as id from content_report where account_id = $1',
    id,
  );
  const mismatch = await firstId(
    product,
    'select id::text as id from mismatch where named = $1',
    payload,
  );
  return { ...family, family: id, order, ticket, case: caseId, report, mismatch };
};

/** Forms refuse such names today; an account of an earlier day, or of an import, may still hold one. */
export const nameAccount = ({ db }: Product, email: string, payload: string) =>
  Promise.all([
    db.query('update account set display_name = $2, full_name = $2 where email = $1', [
      email,
      payload,
    ]),
    db.query('update staff set display_name = $2 where email = $1', [email, payload]),
    db.query(
      `update child set nickname = '<u data-stranger>' from account a
       where a.id = account_id and a.email = $1`,
      [email],
    ),
  ]);

/** One family for each payload. */
export const strangers = (product: Product): Promise<Stranger[]> =>
  Promise.all(
    Object.entries(payloads).map(async ([name, payload]) => {
      const family = await signedIn(product, { email: addressOf(name) });
      await nameAccount(product, family.email, payload);
      return fill(product, family, payload);
    }),
  );
