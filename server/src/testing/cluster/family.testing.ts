import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { account, chat, games, payments, rating, support } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openGame } from '../builds.ts';
import { newEmail, password } from '../people.ts';
import { type Browser, type Exchange, parsed } from './browser.testing.ts';
import { draw, learn, showFace } from './lesson-and-work.testing.ts';

/** What the product has said yes to: all of it must stand in the database at the end. */
export interface Acknowledged {
  readonly email: string;
  orderId: string;
  plays: string[];
  events: number;
  step: number;
  views: string[];
  answers: number;
  courseEvents: number;
  uses: string[];
  works: string[];
  turns: string[];
  stars: number;
  tickets: string[];
}

/** Questions that a family has left of its thirty a day when it begins to ask. */
export const questionsLeft = 3;
export const questionsOfADay = 30;

const codeOf = ({ text }: Exchange) => {
  try {
    return String(Object(JSON.parse(text)).code);
  } catch {
    return '';
  }
};

export const signUp = ({ ask, insist }: Browser, email: string) =>
  insist(
    () =>
      ask(account.signUp, {
        body: { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' },
      }),
    // The first try was heard and its answer lost.
    (exchange) => exchange.status === 200 || codeOf(exchange) === 'email_taken',
  );

export const identify = async ({ open, insist }: Browser, email: string) => {
  const exchange = await insist(() =>
    open('/idp/v1/accounts:signInWithPassword', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({ email, password, returnSecureToken: true }),
    }),
  );
  return parsed(z.object({ idToken: z.string() }), exchange).idToken;
};

export const logIn = async (browser: Browser, email: string): Promise<string> => {
  const exchange = await browser.insist(
    // A proof of identity opens one session: each try brings a new one.
    async () => browser.ask(account.signIn, { body: { id_token: await identify(browser, email) } }),
  );
  return parsed(z.object({ token: z.string() }), exchange).token;
};

const orderIn = ({ headers }: Exchange) =>
  /order_id=([\w-]+)/.exec(String(headers.location ?? ''))?.[1] ?? '';

const redirect = z.object({ redirect_url: z.string() });

/** Pays at the gateway's page that a call answers; answers the order once it is paid here. */
export const payAt = async ({ ask, open, insist }: Browser, start: () => Promise<Exchange>) => {
  const { redirect_url } = parsed(redirect, await insist(start));
  const pressed = await insist(
    () =>
      open(redirect_url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        text: 'method=qris&pay=1',
      }),
    (exchange) => orderIn(exchange) !== '',
  );
  const order_id = orderIn(pressed);
  // What the success page does: it asks until the answer is yes.
  await insist(
    () => ask(payments.successStatus, { query: { order_id } }),
    ({ status, text }) => status === 200 && text.includes('"is_paid":true'),
  );
  return order_id;
};

export const pay = (browser: Browser, token: string) =>
  payAt(browser, () => browser.ask(payments.start, { token, body: { plan: 'regular' } }));

const play = async ({ ask, open, insist }: Browser, token: string, acknowledged: Acknowledged) => {
  await insist(() => ask(games.list, { token }));
  const key = randomUUID();
  const begin = async () =>
    parsed(
      z.object({ play_id: z.string(), url: z.string() }),
      await insist(() => ask(games.play, { token, params: { id: openGame }, key })),
    );
  const begun = await begin();
  acknowledged.plays.push(begun.play_id);
  let { url } = begun;
  await insist(async () => {
    const page = await open(url);
    // Its ticket lives for minutes: who is late gets another one, for the same play.
    if (page.status === 403) url = (await begin()).url;
    return page;
  });
  const body = { events: [playEvent('a', openGame)] };
  await insist(() => ask(games.report, { token, params: { play: begun.play_id }, body }));
  acknowledged.events += 1;
  const params = { id: openGame };
  const step = acknowledged.step + 1;
  const save = JSON.stringify({ step, whose: acknowledged.email });
  await insist(() => ask(games.keep, { token, params, body: { save } }));
  acknowledged.step = step;
};

/** Asks beyond what is left of the day, so that a question counted twice or never would show. */
const askNobi = async ({ ask, insist }: Browser, token: string, acknowledged: Acknowledged) => {
  for (let at = 0; at <= questionsLeft; at += 1) {
    const exchange = await insist(
      () => ask(chat.ask, { token, body: { prompt: `berapa ${at} + 3?` } }),
      (answer) => answer.status === 200 || codeOf(answer) === 'nobi_resting',
    );
    if (exchange.status !== 200) return;
    acknowledged.turns.push(parsed(z.object({ turn_id: z.string() }), exchange).turn_id);
  }
};

const sayWhatTheyThink = async (
  { ask, insist }: Browser,
  token: string,
  acknowledged: Acknowledged,
) => {
  await insist(() => ask(rating.give, { token, body: { stars: 9, feedback: 'Bagus' } }));
  acknowledged.stars = 9;
  const { email } = acknowledged;
  const body = { subject: 'Suara', message: `Tidak keluar di ${email}.`, category: 'bug' };
  const reply = await insist(() => ask(support.send, { token, body, key: randomUUID() }));
  acknowledged.tickets.push(parsed(z.object({ ticket_id: z.string() }), reply).ticket_id);
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
  const acknowledged: Acknowledged = {
    ...{ email, orderId, plays: [], events: 0, step: 0, turns: [], stars: 0, tickets: [] },
    ...{ views: [], answers: 0, courseEvents: 0, uses: [], works: [] },
  };
  history.push(acknowledged);
  await play(browser, token, acknowledged);
  await play(browser, token, acknowledged);
  await learn(browser, token, acknowledged);
  await draw(browser, token, acknowledged);
  await showFace(browser, token);
  await spendTheDay(db, email);
  await askNobi(browser, token, acknowledged);
  await sayWhatTheyThink(browser, token, acknowledged);
};
