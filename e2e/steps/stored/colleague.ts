import { contentReport, staff } from '@nobi/contract';
import type { Product } from '../../product/product.ts';
import { consoleToken, staffPerson } from '../console.ts';
import { recordLine, upload, writeBook, writeLesson } from './colleague-content.ts';
import { nameAccount, type Stranger } from './families.ts';
import { addressOf, flood, payloads } from './payloads.ts';
import { send } from './send.ts';

/** Answers, ticks, notes and reasons of a colleague who was got at. */
const write = async (
  product: Product,
  { token, author }: { token: string; author: string },
  { family, ticket, case: id, report }: Stranger,
) => {
  const { image } = payloads;
  const reason = flood(image, 500);
  await send(product, staff.takeTicket, {
    token,
    params: { ticket },
    body: { is_mine: true },
  });
  const { seen } = await send(product, staff.ticket, { token, params: { ticket } });
  await send(product, staff.noteTicket, {
    token,
    params: { ticket },
    body: { text: flood(image, 2000) },
  });
  const answer = { response: flood(image, 4000), seen };
  await send(product, staff.answer, { token, params: { ticket }, body: answer });
  await send(product, staff.grantDays, {
    token,
    params: { family },
    body: { plan: 'regular', days: 1, reason },
  });
  await send(product, staff.takeSafety, { token, params: { id }, body: { is_mine: true } });
  for (const step of ['read', 'weigh', 'advice', 'hand_over', 'second_look'])
    await send(product, staff.safetyStep, { token, params: { id, step } });
  await send(product, staff.closeSafety, {
    token: author,
    params: { id },
    body: { outcome: 'advised', note: flood(image, 2000) },
  });
  await send(product, staff.takeContentReport, {
    token,
    params: { report },
    body: { is_mine: true },
  });
  await send(product, staff.closeContentReport, {
    token,
    params: { report },
    body: { outcome: 'mended', note: flood(image, 2000) },
  });
  const body = { language: 'id', title: image, text: flood(image, 4000) };
  const template = await send(product, staff.addTemplate, { token, body });
  await send(product, staff.suspend, {
    token,
    params: { family },
    body: { cause: 'abuse', words: flood(image, 500), reason },
  });
  return String(template.id);
};

/** A passkey whose owner was got at when naming it. */
const namePasskey = ({ db }: Product, email: string) =>
  db.query(
    `insert into staff_passkey
       (staff_id, credential_id, public_key, rp_id, user_handle, sign_count, transports, name)
     select id, uuid_send(id), '\\x01', 'elsewhere.example', '\\x01', 0, '{}', $2
     from staff where email = $1`,
    [email, payloads.image],
  );

/** Somebody has played the guest's game, so that it stands among the numbers. */
const play = async ({ db }: Product) => {
  await db.query(
    `insert into insight_item (kind, item, day, begun, finished, minutes, families)
     values ('game', 'paket-orang', current_date, 1, 1, 1, 1)`,
  );
  await db.query(
    `insert into insight_skill (kind, item, day, skill, tries, solved, first_try, mastered)
     values ('game', 'paket-orang', current_date, 'count-5', 3, 3, 3, 1)`,
  );
  await db.query(
    `insert into insight_difficulty
       (item, skill, level, children, answers, right_percent, expected_percent, stated, shift)
     values ('paket-orang', 'count-5', 0, 20, 60, 50, 80, 0, 1)`,
  );
};

/** Ends what about money waited for this family; answers another that still waits. */
const endMismatch = async (product: Product, token: string, family: Stranger) => {
  await send(product, staff.resolveMismatch, {
    token,
    params: { id: family.mismatch },
    body: { resolution: 'not_ours', reason: flood(payloads.image, 500) },
  });
  await product.db.query('update mismatch set amount = 1, reference = $2 where id = $1', [
    family.mismatch,
    payloads.image,
  ]);
  const { rows } = await product.db.query<{ id: string }>(
    'select id::text as id from mismatch where order_id = $1',
    [family.order],
  );
  return rows.map(({ id }) => id);
};

/**
 * Refunds that wait for a second person, one of them by hand, and two people whom a colleague invites:
 * one is confirmed, the other waits.
 */
const waitForTwo = async (
  product: Product,
  { token, author }: { token: string; author: string },
  { order, mismatch }: Stranger,
) => {
  await product.db.query('update refund_rule set alone_up_to = 0');
  const reason = flood(payloads.image, 500);
  const refund = { amount: 1000, reason, key: crypto.randomUUID() };
  await send(product, staff.refundOrder, { token: author, params: { id: order }, body: refund });
  const invitation = { language: 'id', roles: ['support'], reason };
  const invite = (name: string) =>
    send(product, staff.invite, { token, body: { ...invitation, email: addressOf(name) } });
  await invite('invited');
  await product.db.query('update voucher_rule set alone_up_to = 0');
  const batch = { plan: 'premium', months: 1, size: 1, last_day: '2027-12-31', note: reason };
  const body = { ...batch, id: crypto.randomUUID() };
  await send(product, staff.makeVouchers, { token, body });
  const { rows } = await send(product, staff.proposals, { token: author });
  for (const { id } of Array.isArray(rows) ? rows : [])
    await send(product, staff.decideProposal, {
      token: author,
      params: { proposal: id },
      body: { is_confirmed: true },
    });
  await invite('proposed');
  const { rows: open } = await product.db.query<{ id: string }>(
    `select id::text as id from mismatch
     where resolved_at is null and id <> $1::bigint and order_id is null order by id limit 1`,
    [mismatch],
  );
  const byHand = { resolution: 'by_hand', amount: 1000, reference: payloads.anchor, reason };
  await send(product, staff.resolveMismatch, {
    token,
    params: { id: String(open[0]?.id) },
    body: byHand,
  });
};

/** The family tells that something is wrong with the guest's game; answers the report. */
const reportGuest = async (product: Product, { token, family }: Stranger) => {
  const body = { kind: 'game', item: 'paket-orang', reason: 'unkind' };
  await send(product, contentReport.reportContent, { token, body });
  const { rows } = await product.db.query<{ id: string }>(
    `select id::text as id from content_report where account_id = $1 and item = $2`,
    [family, body.item],
  );
  return String(rows[0]?.id);
};

/** A colleague whose own name is a payload has been at work for a family and for a guest game, and holds a question of another. */
export const colleagueAtWork = async (product: Product, family: Stranger, other: Stranger) => {
  const enter = async (name: string, payload: string) => {
    const person = await staffPerson(product, { email: addressOf(name) });
    await nameAccount(product, person.email, payload);
    const token = await consoleToken(product, person);
    await namePasskey(product, person.email);
    return token;
  };
  const token = await enter('colleague', payloads.drawing);
  const author = await enter('author', payloads.closing);
  const id = await upload(product, author);
  await send(product, staff.publishPackage, { token, params: { id } });
  const params = { id: 'game.paket-orang' };
  const { manifest } = await send(product, staff.item, { token, params });
  const { thumbnail: _at, ...item } = Object(manifest);
  const body = { ...item, description_id: payloads.link };
  await send(product, staff.changeItem, { token, params, body });
  await send(product, staff.changeItem, { token, params, body: { ...body, age_min: 4 } });
  await play(product);
  const report = await reportGuest(product, family);
  const mismatches = await endMismatch(product, token, family);
  const { lesson, version } = await writeLesson(product, { token, author });
  const book = await writeBook(product, { token, author });
  await recordLine(product, token, lesson.split('.')[0] ?? '');
  const template = await write(product, { token, author }, family);
  await waitForTwo(product, { token, author }, family);
  const held = { params: { ticket: other.ticket }, body: { is_mine: true } };
  await send(product, staff.takeTicket, { token, ...held });
  const written = { lesson, version, book };
  return { token, package: id, item: params.id, template, ...written, mismatches, report };
};
