import { networkInterfaces } from 'node:os';
import { account } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpCarrier } from '../adapters/mail/smtp.ts';
import { quietLog } from '../database/testing.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import {
  newEmail,
  newFamily,
  newSubscriber,
  password,
  press,
  startPayment,
} from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { deliverDue } from './outbox.ts';

let mail: MailServer;
let product: Product;

beforeAll(async () => {
  mail = await startMailServer();
  product = await startProduct({ SMTP_URL: mail.url, MAIL_FROM: 'Nobi <halo@nobi.example>' });
});
beforeEach(async () => {
  mail.refusal = undefined;
  mail.letters.length = 0;
  await product.db.query('truncate letter, throttle, idp_throttle');
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});

const deliver = () => product.runJob('mail');
const makeDue = () =>
  product.db.query('update letter set next_attempt_at = now() where delivered_at is null');
const put = (recipient: string) =>
  product.db.query(
    `insert into letter (recipient, subject, text_body, html_body) values ($1, 'Halo', 'teks', '<p>teks</p>')`,
    [recipient],
  );
const rowOf = async (recipient: string) => {
  const [row] = await product.db.query<{
    attempts: number;
    failure: string | null;
    is_delivered: boolean;
    wait: number | null;
  }>(
    `select attempts, failure, delivered_at is not null as is_delivered,
       extract(epoch from next_attempt_at - now())::int as wait from letter where recipient = $1`,
    [recipient],
  );
  return row;
};

test.each([
  ['en', 'Your Nobi receipt', 'Rp 120,000', 'demo payment'],
  ['id', 'Bukti pembayaran Nobi', 'Rp 120.000', 'pembayaran demo'],
])('a receipt arrives once, in %s', async (language, ...[subject, price, demo]) => {
  const family = await newSubscriber(product, 'premium');
  await product.db.query('update letter set delivered_at = now()');
  await product.db.query('update account set language = $1 where email = $2', [
    language,
    family.email,
  ]);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'premium');
  await press(pageUrl, 'pay');
  await expect
    .poll(() => product.db.query('select 1 from letter where delivered_at is null'))
    .toHaveLength(1);

  await deliver();
  await deliver();

  expect(mail.letters).toHaveLength(1);
  const [letter] = mail.letters;
  expect(letter).toMatchObject({
    subject,
    from: { name: 'Nobi', address: 'halo@nobi.example' },
    to: [{ address: family.email }],
  });
  for (const body of [letter?.text, letter?.html]) {
    expect(body).toContain(price);
    expect(body).toContain(orderId);
    expect(body).toContain(demo);
  }
});

test.each([
  ['en', /password/i],
  ['id-ID,id;q=0.9', /kata sandi/i],
])('a reset letter arrives once, in %s, with a link that works', async (language, words) => {
  const { email } = await newFamily(product);
  await product.db.query('truncate letter');
  await fetch(`${product.url}/idp/v1/accounts:sendOobCode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
  });

  await deliver();
  await deliver();

  expect(mail.letters).toHaveLength(1);
  const [letter] = mail.letters;
  const link = /https?:\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  const page = await fetch(link, { headers: { 'accept-language': language } });
  expect(letter?.subject).toMatch(words);
  expect(letter?.html).toContain(`href="${link}"`);
  expect(page.status).toBe(200);
});

test('a letter waits while the mail server is away, and is sent once when it is back', async () => {
  const { port } = mail;
  await put('tunggu@contoh.id');
  await mail.stop();

  await deliver();
  const away = await rowOf('tunggu@contoh.id');
  mail = await startMailServer(port);
  await makeDue();
  await deliver();
  await deliver();

  expect(away).toMatchObject({ attempts: 1, is_delivered: false });
  expect(away?.wait).toBeGreaterThan(20);
  expect(mail.letters).toHaveLength(1);
  expect(await rowOf('tunggu@contoh.id')).toMatchObject({ is_delivered: true, failure: null });
});

test('a letter that is refused is tried eight times with growing pauses, then left for staff', async () => {
  mail.refusal = 'no such mailbox';
  await put('tolak@contoh.id');
  const waits: (number | null | undefined)[] = [];

  for (let tries = 0; tries < 9; tries += 1) {
    await deliver();
    waits.push((await rowOf('tolak@contoh.id'))?.wait);
    if (tries < 7) await makeDue();
  }

  const row = await rowOf('tolak@contoh.id');
  expect(row).toMatchObject({ attempts: 8, is_delivered: false, wait: null });
  expect(row?.failure).toContain('no such mailbox');
  expect(waits.slice(0, 7)).toEqual(
    [...waits.slice(0, 7)].toSorted((a, b) => Number(a) - Number(b)),
  );
  expect(mail.letters).toHaveLength(0);
});

test('one letter that is refused does not hold up the next', async () => {
  const carrier = smtpCarrier({ url: mail.url, from: 'Nobi <halo@nobi.example>' });
  const picky = {
    name: 'picky',
    deliver: async (letter: Parameters<typeof carrier.deliver>[0]) => {
      if (letter.to === 'tolak@contoh.id') throw new Error('not this one');
      await carrier.deliver(letter);
    },
  };
  await put('tolak@contoh.id');
  await put('terima@contoh.id');

  await deliverDue(product.db, picky, quietLog);

  expect(mail.letters.map(({ to }) => to?.[0]?.address)).toEqual(['terima@contoh.id']);
});

test('four workers at once send every letter once', async () => {
  const recipients = Array.from({ length: 30 }, (_, at) => `surat-${at}@contoh.id`);
  for (const recipient of recipients) await put(recipient);

  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 4 }, () => deliver()));

  const addresses = mail.letters.map(({ to }) => to?.[0]?.address ?? '').toSorted();
  expect(addresses).toEqual(recipients.toSorted());
});

test('a worker that is slow keeps its letter to itself', async () => {
  await put('lambat@contoh.id');
  await put('cepat@contoh.id');
  let letGo = () => undefined as unknown;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const subjects: string[] = [];
  const slow = {
    name: 'slow',
    deliver: async ({ to }: { to: string }) => {
      subjects.push(to);
      await gate;
    },
  };
  const working = deliverDue(product.db, slow, quietLog);
  await expect.poll(() => subjects).toHaveLength(1);
  // As if the delivery had lasted a minute already.
  await product.db.query(
    `update letter set next_attempt_at = next_attempt_at - interval '1 minute'`,
  );

  await deliver();
  letGo();
  await working;

  expect(subjects).toHaveLength(1);
  expect(mail.letters).toHaveLength(1);
});

test('a letter tried again carries the same Message-ID', async () => {
  await put('dua@contoh.id');
  await deliver();
  await product.db.query('update letter set delivered_at = null, next_attempt_at = now()');
  await deliver();

  const ids = mail.letters.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<letter-[\d-]+@nobi\.example>$/);
});

test('an address cannot smuggle another one into a letter', async () => {
  await product.db.query(
    `insert into letter (recipient, subject, text_body, html_body)
     values (E'a@contoh.id\\r\\nBcc: b@contoh.id', E'Halo\\r\\nX-Evil: 1', 'x', 'x')`,
  );

  await deliver();

  for (const letter of mail.letters) {
    expect(letter.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(letter.bcc ?? []).toEqual([]);
  }
});

test('the development inbox shows letters as text, on this machine alone', async () => {
  const inbox = await startProduct({}, product);
  await product.db.query(
    `insert into letter (recipient, subject, text_body, html_body)
     values ('x@contoh.id', '<b>Halo</b>', 'https://nobi.example/a"onmouseover=x <script>', '')`,
  );
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

  const here = await fetch(`${inbox.url}/dev/inbox`);
  const text = await here.text();
  await inbox.stop();

  expect(here.status).toBe(200);
  expect(text).toContain('&lt;b&gt;Halo&lt;/b&gt;');
  expect(text).not.toMatch(/<script|"onmouseover/);
  if (outside) expect(await statusFrom(outside)).toBe(302);
});

/** Asks a product that listens everywhere, by this machine's outside address. */
const statusFrom = async (address: string) => {
  const open = await startProduct(
    { HOST: '0.0.0.0', ALLOW_SANDBOX_PAYMENTS: '1', SANDBOX_FAULTS: '0', TRUST_PROXY: address },
    product,
  );
  const reply = await fetch(`http://${address}:${open.settings.port}/dev/inbox`, {
    headers: { 'x-forwarded-for': '127.0.0.1' },
    redirect: 'manual',
  });
  await open.stop();
  return reply.status;
};

test('with a mail server there is no development inbox', async () => {
  const reply = await fetch(`${product.url}/dev/inbox`, { redirect: 'manual' });

  expect(reply.status).toBe(302);
});

test.each([
  ['en', 'Confirm your email for Nobi'],
  ['id', 'Konfirmasi email Anda untuk Nobi'],
])('a new family is asked once, in %s, to confirm its address', async (language, subject) => {
  const email = newEmail();
  await product.send(account.signUp, {
    headers: { 'accept-language': language },
    body: { email, password, display_name: 'Ibu <b>Sari</b>', whatsapp: '+6281234567890' },
  });

  await deliver();
  await deliver();

  expect(mail.letters).toHaveLength(1);
  expect(mail.letters[0]).toMatchObject({ subject, to: [{ address: email }] });
  expect(mail.letters[0]?.html).toContain(`href="${product.url}/confirm-email?code=`);
  expect(mail.letters[0]?.html).not.toContain('<b>Sari');
});
