import { reportWhatsapp } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newNumber, type WhatsappRig, whatsappRig, whatsappSteps } from './whatsapp.testing.ts';

let rig: WhatsappRig;
beforeAll(async () => {
  rig = await whatsappRig();
});
beforeEach(() => {
  rig.clock.aheadMs = 0;
  rig.graph.fail({});
});
afterAll(() => rig.stop());

const { play, newAdult, newLinked, write, codeFor, isLinked } = whatsappSteps(() => rig);

test('a phone that sent the code of the adult’s room gets the week’s report for its word', async () => {
  const adult = await newAdult();
  const before = await isLinked(adult);

  await write(adult.number, (await codeFor(adult)).toLowerCase());
  await write(adult.number, ' laporan ');

  const [welcome = '', report = ''] = rig.graph.sentTo(adult.number);
  expect([before, await isLinked(adult)]).toEqual([false, true]);
  expect(welcome).not.toContain('Sari');
  expect(report).toContain('Sari');
  expect(report).toContain(`/parents/report/${adult.child}`);
  expect(report).not.toMatch(/%\s/);
  expect(rig.graph.sentTo(adult.number)).toHaveLength(2);
});

test('it says what the letter of Sundays says, and nothing else', async () => {
  const adult = await newLinked();
  await rig.product.db.query(
    `insert into report_letter (account_id, last_sunday) values ($1, '2020-01-05')`,
    [adult.account],
  );

  const sunday = new Date();
  sunday.setUTCHours(12, 0, 0, 0);
  sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay());
  rig.clock.aheadMs = sunday.getTime() - Date.now();
  await play(adult);
  await write(adult.number, 'LAPORAN', sunday);
  await rig.product.runJob('report letters');

  const [letter] = await rig.product.db.query<{ text_body: string }>(
    `select text_body from letter where recipient = $1 and text_body like '%/parents/report/%'`,
    [adult.email],
  );
  const lines = (rig.graph.sentTo(adult.number).at(-1) ?? '').split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter((line) => !letter?.text_body.includes(line))).toEqual([]);
});

test('a number that only stands in an account gets nothing, whatever it writes', async () => {
  const adult = await newAdult();

  const replies = [
    await write(adult.number, 'LAPORAN'),
    await write(adult.number, 'NOBI-0000-0000'),
    await write(adult.number, 'halo'),
  ];

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(rig.graph.sentTo(adult.number)).toEqual([]);
});

test('a code that somebody glimpsed links no phone but the account’s own', async () => {
  const adult = await newAdult();
  const stranger = newNumber();

  await write(stranger, await codeFor(adult));
  await write(stranger, 'LAPORAN');

  expect([rig.graph.sentTo(stranger), await isLinked(adult)]).toEqual([[], false]);
});

test('a number that stands in two accounts reads the one whose code it sent last', async () => {
  const number = newNumber();
  const [mine, theirs] = [await newAdult(number), await newAdult(number)];
  await write(number, await codeFor(mine));
  await write(number, 'LAPORAN');
  await write(number, await codeFor(theirs));
  await write(number, 'LAPORAN');

  const reports = rig.graph.sentTo(number).filter((text) => text.includes('/parents/report/'));
  expect(reports.map((text) => text.includes(mine.child))).toEqual([true, false]);
  expect([await isLinked(mine), await isLinked(theirs)]).toEqual([false, true]);
});

test('a code works once, for ten minutes, and only the newest', async () => {
  const adult = await newAdult();
  const older = await codeFor(adult);
  const newest = await codeFor(adult);
  await write(adult.number, older);
  const afterOlder = await isLinked(adult);
  rig.clock.aheadMs = 11 * 60_000;
  await write(adult.number, newest, new Date(Date.now() + rig.clock.aheadMs));
  rig.clock.aheadMs = 0;
  const afterLate = await isLinked(adult);
  await write(adult.number, newest);
  await rig.product.send(reportWhatsapp.unlinkWhatsapp, { token: adult.token });
  await write(adult.number, newest);

  expect([afterOlder, afterLate, await isLinked(adult)]).toEqual([false, false, false]);
});

test('a link ends with the adult’s wish, a new number in the profile, and 45 silent days', async () => {
  const [ended, moved, silent] = [await newLinked(), await newLinked(), await newLinked()];
  await rig.product.send(reportWhatsapp.unlinkWhatsapp, { token: ended.token });
  await rig.product.db.query('update account set whatsapp = $2 where id = $1', [
    moved.account,
    newNumber(),
  ]);
  await rig.product.db.query(
    `update report_whatsapp set used_at = now() - interval '46 days' where account_id = $1`,
    [silent.account],
  );

  const all = [ended, moved, silent];
  for (const { number } of all) await write(number, 'LAPORAN');

  expect(await Promise.all(all.map(isLinked))).toEqual([false, false, false]);
  expect(all.map(({ number }) => rig.graph.sentTo(number).length)).toEqual([1, 1, 1]);
});

test('a suspended family’s number gets nothing', async () => {
  const adult = await newLinked();
  await rig.product.db.query('update account set suspended_at = now() where id = $1', [
    adult.account,
  ]);

  await write(adult.number, 'LAPORAN');

  expect(rig.graph.sentTo(adult.number)).toHaveLength(1);
});

test('the owner of the mailbox hears that a phone was linked', async () => {
  const adult = await newLinked();

  const letters = await rig.product.db.query<{ text_body: string }>(
    `select text_body from letter where recipient = $1 and subject like '%WhatsApp%'`,
    [adult.email],
  );

  expect(letters).toHaveLength(1);
  expect(letters[0]?.text_body).toContain(adult.number.slice(-3));
  expect(letters[0]?.text_body).not.toContain(adult.number);
});

test('an account without a number is told to say one first', async () => {
  const adult = await newAdult();
  await rig.product.db.query('update account set whatsapp = null where id = $1', [adult.account]);

  const reply = await rig.product.send(reportWhatsapp.linkWhatsapp, { token: adult.token });

  expect([reply.status, Object(reply.body).code]).toEqual([409, 'whatsapp_missing']);
});
