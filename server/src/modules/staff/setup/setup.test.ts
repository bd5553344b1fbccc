import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { boss } from '../../../testing/console.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { enterConsole, newColleague } from '../../../testing/people.ts';
import { freePort } from '../../../testing/ports.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let mail: MailServer;
/** A product whose operator has set a company, a mail server and a key of a gateway. */
let product: Product;
let token: string;

const company = {
  COMPANY_NAME: 'PT Belajar Riang',
  SUPPORT_EMAIL: 'bantuan@belajar-riang.co.id',
  SUPPORT_WHATSAPP: '+6281311112222',
  MAIL_FROM: 'Nobi <halo@belajar-riang.co.id>',
};

beforeAll(async () => {
  mail = await startMailServer();
  product = await startProduct({
    STAFF_EMAIL: boss.email,
    STAFF_PASSWORD: boss.password,
    SMTP_URL: mail.url,
    MIDTRANS_SERVER_KEY: 'SB-Mid-server-of-a-test',
    MIDTRANS_URL: `http://127.0.0.1:${await freePort()}`,
    ...company,
  });
  token = (await enterConsole(product, boss.email, boss.password)).token;
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});

const step = z.looseObject({ is_done: z.boolean() });
const look = async () =>
  z.record(z.string(), step).parse((await product.send(staff.setup, { token })).body);

test('a first day begins with what is set, and believes nothing that can be tried', async () => {
  const steps = await look();

  expect(steps.contacts).toMatchObject({ is_done: true, email: company.SUPPORT_EMAIL });
  // The address and the numbers are still the examples.
  expect(steps.company).toMatchObject({ is_done: false, name: company.COMPANY_NAME });
  expect(steps.mail).toMatchObject({ is_done: false, has_server: true, tried: null });
  expect(steps.payments).toMatchObject({ is_done: false, is_demo: false, tried: null });
  expect(steps.backup).toMatchObject({ is_done: false, last_at: null });
  expect(steps.voice).toMatchObject({ is_done: false, clips: 0 });
});

test('a letter goes to whoever asks for it, and what hinders it is named', async () => {
  mail.fault = { refusesAddress: 550 };
  const refused = await product.send(staff.trySetupMail, { token });
  mail.fault = undefined;
  const sent = await product.send(staff.trySetupMail, { token });

  expect(refused.body).toMatchObject({ trouble: 'mailbox' });
  expect(sent.body).toMatchObject({ trouble: null });
  expect(mail.letters.at(-1)?.to?.at(0)?.address).toBe(boss.email);
  expect((await look()).mail).toMatchObject({ is_done: true, tried: { trouble: null } });
});

test('a gateway that does not answer is said to be out of reach', async () => {
  const reply = await product.send(staff.trySetupPayments, { token });

  expect(reply.body).toMatchObject({ trouble: 'gateway_unreachable' });
  expect((await look()).payments).toMatchObject({
    is_done: false,
    tried: { trouble: 'gateway_unreachable' },
  });
});

test('two administrators are enough of them, and a fresh backup counts for two days', async () => {
  const alone = (await look()).colleagues;
  await newColleague(product);
  await product.db.query(
    `insert into backup_run (finished_at, is_encrypted) values (now() - interval '49 hours', true)`,
  );
  const old = (await look()).backup;
  await product.db.query('insert into backup_run (is_encrypted) values (true)');

  const steps = await look();

  expect(alone).toMatchObject({ is_done: false, administrators: 1 });
  expect(steps.colleagues).toMatchObject({ is_done: true, administrators: 2 });
  expect(old).toMatchObject({ is_done: false });
  expect(steps.backup).toMatchObject({ is_done: true, is_encrypted: true });
});

test('where payments are a demonstration, a trial says so', async () => {
  const demo = await startProduct({ STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password });
  try {
    const entered = await enterConsole(demo, boss.email, boss.password);
    const tried = await demo.send(staff.trySetupPayments, entered);
    const mailed = await demo.send(staff.trySetupMail, entered);

    expect(tried.body).toMatchObject({ trouble: 'gateway_demo' });
    expect(mailed.body).toMatchObject({ trouble: 'mail_missing' });
  } finally {
    await demo.stop();
  }
});

test.each([
  ['the key that the gateway knows', (key: string) => key, null],
  ['a key that it does not know', () => 'SB-Mid-server-of-nobody', 'gateway_key'],
] as const)(
  '%s is told apart by asking for an order that nobody made',
  async (_what, keyOf, trouble) => {
    const gateway = await startProduct();
    const shop = await startProduct({
      STAFF_EMAIL: boss.email,
      STAFF_PASSWORD: boss.password,
      MIDTRANS_SERVER_KEY: keyOf(gateway.serverKey),
      MIDTRANS_URL: gateway.url,
    });
    try {
      const entered = await enterConsole(shop, boss.email, boss.password);

      const { body } = await shop.send(staff.trySetupPayments, entered);

      expect(body).toMatchObject({ trouble });
      const { body: steps } = await shop.send(staff.setup, entered);
      expect(steps).toMatchObject({ payments: { is_done: trouble === null } });
    } finally {
      await shop.stop();
      await gateway.stop();
    }
  },
);
