import { randomUUID } from 'node:crypto';
import { adult, giftLinks, gifts, moneyBack, staff, vouchers } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { type Browser, type Exchange, openBrowser, parsed } from '../cluster/browser.testing.ts';
import type { Cluster } from '../cluster/cluster.testing.ts';
import { identify, logIn, pay, payAt, signUp } from '../cluster/family.testing.ts';
import { enterConsole, newColleague, newEmail, pin } from '../people.ts';
import { senderTo } from '../sender.ts';

/** Orders that families were given, by how they came to them. */
export interface MoneyPromised {
  readonly vouchers: string[];
  readonly gifts: string[];
  readonly moneyBack: string[];
}

interface Ground {
  readonly cluster: Pick<Cluster, 'url' | 'db'>;
  readonly journal: Exchange[];
  readonly isPassing: (exchange: Exchange) => boolean;
}

/** As staff make and take a batch, before anything is broken. */
export const drawCodes = async (cluster: Cluster) => {
  const reached = { url: cluster.url, send: senderTo(cluster.url) };
  const { token } = await enterConsole(reached, (await newColleague(cluster)).email);
  const id = randomUUID();
  const batch = { plan: 'regular', months: 1, size: 2000, last_day: '2027-06-30', note: 'Hadiah' };
  await reached.send(staff.makeVouchers, { token, body: { id, ...batch } });
  const file = await reached.send(staff.takeVoucherCodes, { token, params: { batch: id } });
  return String(file.body).match(/\b\w{4}-\w{4}-\w{4}\b/g) ?? [];
};

type Way = (browser: Browser, of: { token: string; email: string }) => Promise<string>;

const withVoucher =
  (codes: string[]): Way =>
  async ({ ask, insist }, { token }) => {
    const body = { voucher: codes.pop() };
    const reply = await insist(() => ask(vouchers.redeemVoucher, { token, body }));
    return parsed(z.object({ order_id: z.string() }), reply).order_id;
  };

const byGift: Way = async (browser, { token }) => {
  const { ask, insist } = browser;
  const body = { plan: 'regular', shown_name: null };
  const made = await insist(() => ask(giftLinks.makeGiftLink, { token, body }));
  const { token: link } = parsed(z.object({ token: z.string() }), made);
  return payAt(browser, () => ask(gifts.payGift, { body: { token: link } }));
};

const andBack: Way = async (browser, { token, email }) => {
  const { ask, insist } = browser;
  const orderId = await pay(browser, token);
  const enter = () =>
    insist(async () => {
      const set = async () => {
        const body = { pin, id_token: await identify(browser, email) };
        return ask(adult.setPin, { token, body });
      };
      const reply = await set();
      // A proof is too old where the clock was turned after it was made.
      return reply.status === 403 ? set() : reply;
    });
  await enter();
  const body = { order_id: orderId };
  await insist(async () => {
    const reply = await ask(moneyBack.requestMoneyBack, { token, body });
    // The adult's ten minutes are over where the clock was turned.
    if (reply.status !== 403) return reply;
    await enter();
    return ask(moneyBack.requestMoneyBack, { token, body });
  });
  return orderId;
};

/** Families who come by a code, by somebody else's money, or ask for theirs back. */
export const startMoney = ({ cluster, journal, isPassing }: Ground, codes: string[]) => {
  const promised: MoneyPromised = { vouchers: [], gifts: [], moneyBack: [] };
  const ways = [
    [withVoucher(codes), promised.vouchers],
    [byGift, promised.gifts],
    [andBack, promised.moneyBack],
  ] as const;
  const failures: string[] = [];
  let isOver = false;
  const row = async ([way, orders]: (typeof ways)[number], at: number) => {
    for (let family = 0; !isOver; family += 1) {
      const address = `127.0.${at + 50}.${(family % 250) + 1}`;
      const browser = openBrowser(cluster.url, address, { journal, isPassing });
      const email = newEmail();
      try {
        await signUp(browser, email);
        orders.push(await way(browser, { email, token: await logIn(browser, email) }));
      } catch (error) {
        failures.push(String(error));
      }
      browser.close();
    }
  };
  const all = ways.map(row);
  return {
    promised,
    failures,
    async end() {
      isOver = true;
      await Promise.all(all);
    },
  };
};

/** Of what was promised, what stands in the database. */
export const keptPromises = async (db: Database, promised: MoneyPromised) => {
  const stored = async (orders: readonly string[], state: string) => {
    const rows = await db.query<{ id: string }>(
      'select id from orders where id = any($1) and state = $2',
      [orders, state],
    );
    const found = new Set(rows.map(({ id }) => id));
    return orders.filter((id) => found.has(id));
  };
  return {
    vouchers: await stored(promised.vouchers, 'paid'),
    gifts: await stored(promised.gifts, 'paid'),
    moneyBack: await stored(promised.moneyBack, 'refunded'),
  };
};
