import { ownData, reportWhatsapp } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  graphApi,
  graphSettings,
  notificationOf,
  signed,
} from '../../../adapters/whatsapp/graph-api.testing.ts';
import { idTokenFor, password } from '../../../testing/people.ts';
import { type WhatsappRig, whatsappRig, whatsappSteps } from './whatsapp.testing.ts';

let rig: WhatsappRig;
beforeAll(async () => {
  rig = await whatsappRig();
});
beforeEach(() => {
  rig.clock.aheadMs = 0;
  rig.graph.fail({});
});
afterAll(() => rig.stop());

const { newLinked, post, deliver, write, codeFor } = whatsappSteps(() => rig);

test('a message that is delivered again, also beside itself, is answered once', async () => {
  const adult = await newLinked();
  const message = rig.graph.message(adult.number, 'LAPORAN');

  await Promise.all([deliver(message), deliver(message, message), deliver(message)]);
  await deliver(message);

  expect(rig.graph.sentTo(adult.number)).toHaveLength(2);
});

test('what Meta gathered while we were away is taken whole, up to its 3 MB, and each is answered', async () => {
  const adults = await Promise.all(Array.from({ length: 20 }, () => newLinked()));
  const strangers = Array.from({ length: 9000 }, (_, at) =>
    rig.graph.message(`+62899${String(at).padStart(7, '0')}`, 'Selamat pagi'.padEnd(140, '!')),
  );
  const words = adults.map(({ number }) => rig.graph.message(number, 'LAPORAN'));
  const body = JSON.stringify(
    notificationOf([...strangers, ...words], graphSettings.WHATSAPP_PHONE_ID),
  );

  const taken = await post(body);
  const tooMuch = await post(' '.repeat(3 * 1_048_576 + 1));

  expect(body.length).toBeGreaterThan(2_000_000);
  expect(body.length).toBeLessThan(3 * 1_048_576);
  expect([taken.status, tooMuch.status]).toEqual([200, 413]);
  // The welcome after the code, and the report.
  for (const { number } of adults) expect(rig.graph.sentTo(number)).toHaveLength(2);
});

test('a message older than the window, or from the future, is not answered', async () => {
  const adult = await newLinked();

  await write(adult.number, 'LAPORAN', new Date(Date.now() - 24 * 3_600_000));
  await write(adult.number, 'LAPORAN', new Date(Date.now() + 3_600_000));

  expect(rig.graph.sentTo(adult.number)).toHaveLength(1);
});

test('a number is answered ten times an hour, its code among them', async () => {
  const adult = await newLinked();

  for (let at = 0; at < 14; at += 1) await write(adult.number, 'LAPORAN');

  expect(rig.graph.sentTo(adult.number)).toHaveLength(10);
});

test('what Meta did not sign, and signed otherwise, is refused and answers nobody', async () => {
  const adult = await newLinked();
  const body = JSON.stringify(
    notificationOf([rig.graph.message(adult.number, 'LAPORAN')], graphSettings.WHATSAPP_PHONE_ID),
  );
  const good = signed(body);

  const statuses = [];
  for (const headers of [
    { 'content-type': 'application/json' },
    signed(body, 'another-secret'),
    signed(`${body} `),
    { ...good, 'x-hub-signature-256': good['x-hub-signature-256'].replace('sha256=', '') },
    { ...good, 'x-hub-signature-256': good['x-hub-signature-256'].slice(0, -1) },
    { ...good, 'x-hub-signature-256': 'sha256=' },
  ])
    statuses.push((await post(body, headers)).status);

  expect(statuses).toEqual(statuses.map(() => 403));
  expect(rig.graph.sentTo(adult.number)).toHaveLength(1);
});

test.each([
  ['no JSON', '{"object":'],
  ['null', 'null'],
  ['of another product', '{"object":"page","entry":[]}'],
  ['deep', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
])('a signed body that is %s is refused by name', async (_what, body) => {
  expect((await post(body)).status).toBe(400);
});

test('receipts, pictures, other numbers of ours and what Meta may add are passed over', async () => {
  const adult = await newLinked();
  const message = rig.graph.message(adult.number, 'LAPORAN');

  const replies = [
    await deliver({ ...message, type: 'image' }, { ...message, from: undefined }, 7, null),
    await post(JSON.stringify(notificationOf([message], '999999999'))),
    await post(
      '{"object":"whatsapp_business_account","entry":[{"changes":[{"field":"x","value":{}}]}]}',
    ),
    await deliver({ ...message, text: { body: 'LAPORAN\u0000' } }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(rig.graph.sentTo(adult.number)).toHaveLength(1);
});

test('where Meta is down, refuses or redirects, nothing leaves twice and the next word is answered', async () => {
  const adult = await newLinked();
  const elsewhere = await graphApi();

  const statuses = [];
  for (const fault of [{ status: 500 }, { status: 400 }, { redirectTo: elsewhere.url }]) {
    rig.graph.fail(fault);
    statuses.push((await write(adult.number, 'LAPORAN')).status);
  }
  rig.graph.fail({});
  await write(adult.number, 'LAPORAN');
  await elsewhere.stop();

  expect(statuses).toEqual([200, 200, 200]);
  expect(elsewhere.sent).toEqual([]);
  expect(rig.graph.sentTo(adult.number)).toHaveLength(2);
});

test('Meta’s handshake gets its digits for the right token alone', async () => {
  const ask = (query: Record<string, string>) =>
    rig.product.send(reportWhatsapp.verifyWhatsapp, { query });
  const right = {
    'hub.mode': 'subscribe',
    'hub.verify_token': graphSettings.WHATSAPP_VERIFY_TOKEN,
    'hub.challenge': '1158201444',
  };

  const good = await ask(right);
  const bad = [
    await ask({ ...right, 'hub.verify_token': 'another' }),
    await ask({ ...right, 'hub.mode': 'unsubscribe' }),
    await ask({}),
    await ask({ ...right, 'hub.challenge': '<script>' }),
  ];

  expect([good.status, String(good.body)]).toEqual([200, '1158201444']);
  expect(good.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(bad.map(({ status }) => status)).toEqual([403, 403, 403, 400]);
});

test('a link leaves with the family, stands in its export, and what arrived has no readable number', async () => {
  const adult = await newLinked();
  await codeFor(adult);
  await write(adult.number, 'LAPORAN');
  const { db } = rig.product;

  const exported = await rig.product.send(ownData.exportAccount, { token: adult.token });
  const messages = await db.query('select m::text as row from whatsapp_message m');
  const erased = await rig.product.send(ownData.eraseAccount, {
    token: adult.token,
    body: { id_token: await idTokenFor(rig.product, adult.email, password) },
  });
  const links = await db.query('select 1 from report_whatsapp where account_id = $1', [
    adult.account,
  ]);

  const [row] = Object(exported.body).family.report_whatsapp;
  expect([row.number, row.code_hash, typeof row.code_until]).toEqual([
    adult.number,
    undefined,
    'string',
  ]);
  expect(JSON.stringify(messages)).not.toContain(adult.number.slice(1));
  expect([erased.status, links]).toEqual([200, []]);
});

test('what is over is tidied away', async () => {
  const [adult, silent] = [await newLinked(), await newLinked()];
  await rig.product.db.query(`update whatsapp_message set received_at = now() - interval '3 days'`);
  await rig.product.db.query(
    `update report_whatsapp set used_at = now() - interval '46 days' where account_id = $1`,
    [silent.account],
  );

  await rig.product.runJob('tidy');

  expect(await rig.product.db.query('select 1 from whatsapp_message')).toEqual([]);
  const left = await rig.product.db.query<{ account_id: string }>(
    'select account_id from report_whatsapp where account_id = any($1)',
    [[adult.account, silent.account]],
  );
  expect(left.map(({ account_id }) => account_id)).toEqual([adult.account]);
});
