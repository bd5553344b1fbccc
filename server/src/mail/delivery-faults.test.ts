import { account } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpCarrier } from '../adapters/mail/smtp.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { newEmail, password } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { deliverDue } from './outbox.ts';

let mail: MailServer;
let product: Product;
beforeAll(async () => {
  mail = await startMailServer();
  product = await startProduct({ SMTP_URL: mail.url, MAIL_FROM: 'Nobi <halo@nobi.example>' });
});
beforeEach(async () => {
  mail.fault = undefined;
  mail.letters.length = 0;
  await product.db.query('truncate letter, throttle, idp_throttle');
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});

const signUp = async () => {
  const email = newEmail();
  const body = { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' };
  const { status } = await product.send(account.signUp, { body });
  return { email, status };
};
const makeDue = () =>
  product.db.query('update letter set next_attempt_at = now() where delivered_at is null');
const letters = () =>
  product.db.query<{ attempts: number; is_over: boolean; is_delivered: boolean }>(
    `select attempts, next_attempt_at is null as is_over, delivered_at is not null as is_delivered
     from letter`,
  );

/** Delivers like the product, and keeps what it would log. */
const deliver = async () => {
  const lines: object[] = [];
  const carrier = smtpCarrier({ url: mail.url, from: 'Nobi <halo@nobi.example>' });
  await deliverDue(product.db, carrier, { error: (line) => void lines.push(line) });
  return lines;
};

test.each([
  'cuts the line in the middle of a letter',
  { refusesLetter: 451 },
  { refusesLetter: 554 },
  { refusesAddress: 452 },
] as const)(
  'signing up works while the mail server %j, and the letter comes once later',
  async (fault) => {
    mail.fault = fault;

    const { email, status } = await signUp();
    const lines = await deliver();
    const before = await letters();
    mail.fault = undefined;
    await makeDue();
    await deliver();
    await makeDue();
    await deliver();

    expect(status).toBe(200);
    expect(lines).toEqual([]);
    expect(before).toEqual([{ attempts: 1, is_over: false, is_delivered: false }]);
    expect(mail.letters.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  },
);

test('a mailbox that does not exist is tried once, and said without its name', async () => {
  mail.fault = { refusesAddress: 550 };
  const { email } = await signUp();

  const lines = await deliver();
  await makeDueIfWaiting();
  await deliver();

  expect(await letters()).toEqual([{ attempts: 1, is_over: true, is_delivered: false }]);
  expect(lines).toEqual([{ letter: expect.any(Number), tries: 1 }]);
  expect(JSON.stringify(lines)).not.toContain(email);
});

const makeDueIfWaiting = () =>
  product.db.query(
    'update letter set next_attempt_at = now() where delivered_at is null and next_attempt_at is not null',
  );

test('after the last try a letter is given up, in one line of the log', async () => {
  mail.fault = { refusesLetter: 451 };
  await signUp();
  const lines: object[] = [];

  for (let tries = 0; tries < 10; tries += 1) {
    lines.push(...(await deliver()));
    await makeDueIfWaiting();
  }

  expect(await letters()).toEqual([{ attempts: 8, is_over: true, is_delivered: false }]);
  expect(lines).toEqual([{ letter: expect.any(Number), tries: 8 }]);
});

test('an acknowledgement that was lost costs a repetition with the same id, no more', async () => {
  mail.fault = 'keeps a letter and cuts the line before saying so';
  await signUp();
  await deliver();
  mail.fault = undefined;
  await makeDue();

  await deliver();
  await makeDue();
  await deliver();

  const ids = mail.letters.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('two processes deliver each letter once', async () => {
  const other = await startProduct({ SMTP_URL: mail.url }, product);
  await product.db.query(
    `insert into letter (recipient, subject, text_body, html_body)
     select 'surat-' || n || '@contoh.id', 'Halo', 'teks', '<p>teks</p>' from generate_series(1, 60) n`,
  );

  for (let round = 0; round < 3; round += 1)
    await Promise.all([product, other, product, other].map((each) => each.runJob('mail')));

  await other.stop();
  const recipients = mail.letters.map(({ to }) => to?.[0]?.address);
  expect(recipients).toHaveLength(60);
  expect(new Set(recipients).size).toBe(60);
});
