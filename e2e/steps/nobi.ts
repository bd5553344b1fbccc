import { expect, type Page } from '@playwright/test';
import type { Family } from '../product/family.ts';
import type { Product } from '../product/product.ts';
import { openRoom } from './adult.ts';
import type { Words } from './words.ts';

type Who = Pick<Family, 'email'>;

/** What the server has counted of today's questions, made other than it was. */
export const countToday = async ({ db }: Product, { email }: Who, change: string) => {
  await db.query(
    `insert into chat_day (account_id, day, asked)
     select id, (now() at time zone 'Asia/Jakarta')::date, 0 from account where email = $1
     on conflict do nothing`,
    [email],
  );
  await db.query(
    `update chat_day set ${change} where account_id = (select id from account where email = $1)`,
    [email],
  );
};

/** The same of the one child of the family. */
export const countOfChild = async ({ db }: Product, { email }: Who, change: string) => {
  await db.query(
    `insert into chat_child_day (account_id, child_id, day, asked)
     select id, first_child_of(id), (now() at time zone 'Asia/Jakarta')::date, 0
     from account where email = $1 on conflict do nothing`,
    [email],
  );
  await db.query(
    `update chat_child_day set ${change}
     where account_id = (select id from account where email = $1)`,
    [email],
  );
};

/** A second child of the family, who plays from now on wherever the family is signed in. */
export const siblingPlays = async ({ db }: Product, { email }: Who, nickname: string) => {
  await db.query(
    `insert into child (account_id, place, nickname) select id, 2, $2 from account where email = $1`,
    [email, nickname],
  );
  await db.query(
    `update session s set child_id = c.id from child c join account a on a.id = c.account_id
     where a.email = $1 and c.place = 2 and s.account_id = a.id`,
    [email],
  );
};

/** A family's talk has gone on for so many turns, as if they had all been asked. */
export const talkedOn = async ({ db }: Product, { email }: Who, turns: number) => {
  await db.query(
    `with talk as (
       select c.id, c.account_id, c.turns from conversation c
       join account a on a.id = c.account_id where a.email = $1
       order by c.last_at desc limit 1
     ), said as (
       insert into chat_turn (conversation_id, account_id, prompt, response, kind, source, ms)
       select id, account_id, n || ' + 1', n || ' + 1 = ' || (n + 1), 'answer', 'offline', 1
       from talk, generate_series(turns + 1, $2) n
     )
     update conversation set turns = $2 where id in (select id from talk)`,
    [email, turns],
  );
};

/** The last answer on the page of the talk. */
export const lastAnswer = (page: Page) => page.locator('li[data-by=nobi]').last();

export const askNobi = async (page: Page, prompt: string) => {
  await page.getByRole('textbox').fill(prompt);
  await page.getByRole('textbox').press('Enter');
};

/** Asks and waits until all of the answer is there. */
export const hearNobi = async (page: Page, prompt: string, words: Words) => {
  const readable = page.getByRole('button', { name: words.chat.readAloud });
  const before = await readable.count();
  await askNobi(page, prompt);
  await expect(readable).toHaveCount(before + 1);
};

/** Opens the adult's part of Nobi in the parents' room. */
export const openCare = async (page: Page, words: Words) => {
  await openRoom(page, words);
  await expect(page.getByRole('switch', { name: words.care.nobiOn })).toBeVisible();
};
