import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { account, chat, games, payments, rating, support } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { toldEvent } from '../sittings/sittings.testing.ts';
import { openGame } from '../testing.builds.ts';
import { newEmail, password } from '../testing.people.ts';
import type { Browser, Seen } from './browser.testing.ts';

/** What the product has said yes to: all of it must stand in the database at the end. */
export interface Acknowledged {
  readonly email: string;
  orderId: string;
  plays: string[];
  events: number;
  step: number;
  turns: string[];
  stars: number;
  tickets: string[];
}

/** Questions that a family has left of its thirty a day when it begins to ask. */
export const questionsLeft = 3;
export const questionsOfADay = 30;

const said = <Shape extends z.ZodMiniType>(shape: Shape, { text }: Seen) =>
  z.parse(shape, JSON.parse(text));

const codeOf = ({ text }: Seen) => {
  try {
    return String(Object(JSON.parse(text)).code);
  } catch {
    return '';
  }
};

const signUp = ({ ask, insist }: Browser, email: string) =>
  insist(
    () =>
      ask(account.signUp, {
        body: { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' },
      }),
    // The first try was heard and its answer lost.
    (seen) => seen.status === 200 || codeOf(seen) === 'email_taken',
  );

const identify = async ({ open, insist }: Browser, email: string) => {
  const seen = await insist(() =>
    open('/idp/v1/accounts:signInWithPassword', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({ email, password, returnSecureToken: true }),
    }),
  );
  return said(z.object({ idToken: z.string() }), seen).idToken;
};

const logIn = async (browser: Browser, email: string): Promise<string> => {
  const seen = await browser.insist(
    // A proof of identity opens one session: each try brings a new one.
    async () => browser.ask(account.signIn, { body: { id_token: await identify(browser, email) } }),
  );
  return said(z.object({ token: z.string() }), seen).token;
};

const orderIn = ({ headers }: Seen) =>
  /order_id=([\w-]+)/.exec(String(headers.location ?? ''))?.[1] ?? '';

const pay = async ({ ask, open, insist }: Browser, token: string) => {
  const opened = await insist(() => ask(payments.start, { token, body: { plan: 'regular' } }));
  const { redirect_url } = said(z.object({ redirect_url: z.string() }), opened);
  const pressed = await insist(
    () =>
      open(redirect_url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        text: 'method=qris&pay=1',
      }),
    (seen) => orderIn(seen) !== '',
  );
  const order_id = orderIn(pressed);
  // What the success page does: it asks until the answer is yes.
  await insist(
    () => ask(payments.successStatus, { query: { order_id } }),
    ({ status, text }) => status === 200 && text.includes('"is_paid":true'),
  );
  return order_id;
};

const play = async ({ ask, open, insist }: Browser, token: string, done: Acknowledged) => {
  await insist(() => ask(games.list, { token }));
  const key = randomUUID();
  const began = await insist(() => ask(games.play, { token, params: { id: openGame }, key }));
  const { play_id, url } = said(z.object({ play_id: z.string(), url: z.string() }), began);
  done.plays.push(play_id);
  await insist(() => open(url));
  const body = { events: [toldEvent('a', openGame)] };
  await insist(() => ask(games.report, { token, params: { play: play_id }, body }));
  done.events += 1;
  const params = { id: openGame };
  const step = done.step + 1;
  const save = JSON.stringify({ step });
  await insist(() => ask(games.keep, { token, params, body: { save } }));
  done.step = step;
};

/** Asks beyond what is left of the day, so that a question counted twice or never would show. */
const askNobi = async ({ ask, insist }: Browser, token: string, done: Acknowledged) => {
  for (let at = 0; at <= questionsLeft; at += 1) {
    const seen = await insist(
      () => ask(chat.ask, { token, body: { prompt: `berapa ${at} + 3?` } }),
      (answer) => answer.status === 200 || codeOf(answer) === 'nobi_resting',
    );
    if (seen.status !== 200) return;
    done.turns.push(said(z.object({ turn_id: z.string() }), seen).turn_id);
  }
};

const sayWhatTheyThink = async ({ ask, insist }: Browser, token: string, done: Acknowledged) => {
  await insist(() => ask(rating.give, { token, body: { stars: 9, feedback: 'Bagus' } }));
  done.stars = 9;
  const body = { subject: 'Suara', message: 'Tidak keluar.', category: 'bug' };
  const sent = await insist(() => ask(support.send, { token, body, key: randomUUID() }));
  done.tickets.push(said(z.object({ ticket_id: z.string() }), sent).ticket_id);
};

/** Straight into the database, which may be away for a moment as well. */
const spendTheDay = async (db: Database, email: string, triesLeft = 200): Promise<void> => {
  try {
    await db.query(
      `insert into chat_day (account_id, day, asked)
       select id, (now() at time zone 'Asia/Jakarta')::date, $2 from account where email = $1
       on conflict do nothing`,
      [email, questionsOfADay - questionsLeft],
    );
  } catch (error) {
    if (triesLeft === 0) throw error;
    await pause(50);
    await spendTheDay(db, email, triesLeft - 1);
  }
};

/** The whole way of one family; `history` holds what was acknowledged, as it is acknowledged. */
export const wholeWay = async (browser: Browser, db: Database, history: Acknowledged[]) => {
  const email = newEmail();
  await signUp(browser, email);
  const token = await logIn(browser, email);
  const orderId = await pay(browser, token);
  const done: Acknowledged = {
    ...{ email, orderId, plays: [], events: 0, step: 0, turns: [], stars: 0, tickets: [] },
  };
  history.push(done);
  await play(browser, token, done);
  await play(browser, token, done);
  await spendTheDay(db, email);
  await askNobi(browser, token, done);
  await sayWhatTheyThink(browser, token, done);
};
