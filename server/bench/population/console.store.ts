import { type ConsoleSize, eventsOf, ordersOf, threeYears } from './console-orders.store.ts';
import { type Filling, idOfFamily, many } from './population.store.ts';

const colleagues = 40;
const colleague = `md5('colleague ' || (1 + i % ${colleagues}))::uuid`;
const colleagueMail = `'rekan-' || (1 + i % ${colleagues}) || '@contoh.id'`;

const familyAt = (families: number) => idOfFamily(`1 + (i * 7919::bigint) % ${families}`);

/** Neither the log's chain nor who appointed whom is part of what is measured: triggers are at rest. */
const atRest = ({ table, text }: Filling): Filling => ({
  table,
  text: `set session_replication_role = replica; ${text}; reset session_replication_role`,
});

const staffOf = ({ families }: ConsoleSize): Filling[] => [
  atRest(
    many(
      'staff (id, email, display_name, language, roles)',
      `md5('colleague ' || i)::uuid, 'rekan-' || i || '@contoh.id', 'Rekan ' || i, 'id', array['support']`,
      colleagues,
    ),
  ),
  many(
    'staff_session (token_hash, staff_id, ends_at)',
    `sha256(convert_to('staff ' || i, 'UTF8')), ${colleague}, now() + interval '8 hours'`,
    colleagues * 50,
  ),
  atRest(
    many(
      'staff_audit (place, salt, digest, hash, at, staff_id, staff_email, did, about, family_id)',
      `i, '', '', '', ${threeYears(`i::float8 / ${families * 3}`)}, ${colleague}, ${colleagueMail},
     case when i % 1000 = 0 then 'suspend' when i % 10 < 6 then 'family' when i % 10 < 9 then 'families' else 'ticket' end,
     null, ${familyAt(families)}`,
      families * 3,
    ),
  ),
  many(
    'guest_package (id, kind, slug, version, manifest, findings, files, bytes, state, uploaded_by, uploaded_email, published_by, uploaded_at)',
    `md5('package ' || i), 'game', 'paket-' || i, 1,
     '{"kind":"game","title":{"id":"Paket","en":"Package"}}', '[]', 12, 400000,
     case when i % 4 = 0 then 'waiting' else 'published' end, ${colleague}, ${colleagueMail},
     case when i % 4 > 0 then md5('second')::uuid end, ${threeYears(`i::float8 / 400`)}`,
    400,
  ),
];

const questionsOf = ({ families, cases }: ConsoleSize): Filling[] => [
  many(
    'ticket (id, account_id, subject, message, category, created_at, waiting_since, state, assigned_to)',
    `md5('ticket ' || i)::uuid, ${familyAt(families)}, 'Pertanyaan ' || i, repeat('Tolong. ', 20),
     'general', ${threeYears(`i::float8 / ${families}`)}, ${threeYears(`i::float8 / ${families}`)},
     case when i % 500 = 0 then 'open' when i % 500 = 1 then 'waiting' when i % 3 = 0 then 'answered' else 'closed' end,
     case when i % 2 = 0 then ${colleague} end`,
    families,
  ),
  many(
    'safety_case (account_id, topic, state, opened_at, closed_at)',
    `${familyAt(families)}, 'violence_at_home', case when i % 20 = 0 then 'open' else 'closed' end,
     ${threeYears(`i::float8 / ${cases}`)}, case when i % 20 > 0 then now() end`,
    cases,
  ),
  {
    table: 'content_report',
    text: `insert into content_report (account_id, child_id, kind, item, reason, created_at, state)
      select c.account_id, c.id, (array['game', 'course', 'tool'])[1 + i % 3], 'isi-' || i % 50,
        (array['broken', 'wrong', 'scary', 'unkind'])[1 + i % 4],
        ${threeYears(`i::float8 / ${cases}`)}, case when i % 20 = 0 then 'open' else 'closed' end
      from generate_series(1, ${cases}) i
      join child c on c.account_id = ${familyAt(families)} and c.place = 1`,
  },
  many('safety_step (case_id, step, done_by)', `i, 'read', 'Rekan'`, cases),
  many(
    'chat_flag (account_id, at, severity, topic, is_quoted)',
    `${familyAt(families)}, ${threeYears(`i::float8 / ${families}`)},
     case when i % 100 = 0 then 'high' when i % 10 < 3 then 'medium' else 'low' end, 'bullying', false`,
    families,
  ),
  many(
    'rating (account_id, stars, feedback, created_at)',
    `${familyAt(families)}, 1 + i % 10, case when i % 3 = 0 then 'Anak senang' end, ${threeYears(`i::float8 / ${families / 2}`)}`,
    families / 2,
  ),
];

/** More than ever will need a person, and one in five of them still does. */
const mismatchesOf = ({ orders }: ConsoleSize): Filling[] => [
  {
    table: 'mismatch',
    text: `insert into mismatch (kind, order_id, gateway, named, opened_at, resolved_at, resolution, resolved_by)
      select 'late_payment', o.id, o.gateway, o.id, o.created_at,
        case when n % 5 > 0 then o.created_at + interval '1 day' end,
        case when n % 5 > 0 then 'right' end, case when n % 5 > 0 then 'rekan-1@contoh.id' end
      from (select *, row_number() over () as n from orders limit ${Math.min(orders, 20_000)}) o`,
  },
];

/** What staff look through, in parts of at most so many rows; families stand already. */
export const consoleRows = (size: ConsoleSize, most: number): Filling[] => [
  ...ordersOf(size, most),
  ...eventsOf(size, most),
  ...staffOf(size),
  ...questionsOf(size),
  ...mismatchesOf(size),
];

/** Filled without their indexes and references, which come back at the end. */
export const largeConsoleTables = ['orders', 'payment_event', 'staff_audit', 'ticket', 'account'];
