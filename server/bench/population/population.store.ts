import { hash } from 'node:crypto';

/** How many of each; what is not named follows from the plays. */
export interface Size {
  readonly families: number;
  readonly plays: number;
}

/** One statement of the filling; statements of a stage may run beside each other. */
export interface Filling {
  readonly table: string;
  readonly text: string;
}

/** The session token of a made family: the database below keeps its hash, as for a real one. */
export const tokenOfFamily = (family: number): string =>
  hash('sha256', `family ${family}`, 'base64url');

/** The account of a made family. */
export const accountOfFamily = (family: number): string =>
  hash('md5', `family ${family}`).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The same in SQL, by an expression for its number. */
export const idOfFamily = (family: string) => `md5('family ' || (${family}))::uuid`;
/** Every family is a father, a mother or a family, as people sign up. */
const nameOf = (
  family: string,
) => `(array['Ibu', 'Bunda', 'Ayah', 'Mama', 'Papa', 'Keluarga'])[1 + ${family} % 6] || ' ' ||
  (array['Sari', 'Siti', 'Dewi', 'Wulan', 'Budi', 'Agus', 'Putri', 'Rina', 'Andi', 'Tuti', 'Yanti'])[1 + ${family} % 11] ||
  ' ' || initcap(translate(left(md5('name ' || ${family}), 7), '0123456789', 'aiueoklnrt'))`;
const token = `translate(rtrim(encode(sha256(convert_to('family ' || f, 'UTF8')), 'base64'), '='), '+/', '-_')`;

/** A few families play much, most little. */
const anyone = ({ families }: Size) =>
  idOfFamily(`(1 + floor(random() * random() * ${families}))::int`);
const someday = `now() - random() * interval '365 days'`;

const family = (table: string, columns: string, { families }: Size): Filling => ({
  table,
  text: `insert into ${table} select ${columns} from generate_series(1, ${families}) f`,
});

/** So many rows of a table, numbered i. */
export const many = (table: string, columns: string, count: number): Filling => ({
  table,
  text: `insert into ${table} select ${columns} from generate_series(1, ${Math.ceil(count)}) i`,
});

/** Who the families are: one account, one session and one paid year each. */
export const familiesOf = (size: Size): Filling[] => [
  family(
    'account (id, email, display_name, whatsapp, created_at)',
    `${idOfFamily('f')}, 'keluarga-' || f || '@contoh.id', ${nameOf('f')}, '+62812' || lpad(f::text, 8, '0'), ${someday}`,
    size,
  ),
  // While millions of rows go in, no trigger makes the first child and its consent.
  {
    table: 'child',
    text: `insert into child (account_id, id, place, created_at)
      select id, first_child_id(id, created_at), 1, created_at from account on conflict do nothing`,
  },
  {
    table: 'consent',
    text: `insert into consent (account_id, child_id, purpose, text_version, text_sha256, language, method)
      select c.account_id, c.id, t.purpose, t.version, sha256(convert_to(t.says, 'UTF8')), t.language, 'sign_up'
      from child c join consent_text t on t.purpose = 'use' and t.version = '2025-04-02' and t.language = 'id'
      on conflict do nothing`,
  },
  family(
    'identity (issuer, subject, account_id)',
    `'http://contoh', md5('subject ' || f), ${idOfFamily('f')}`,
    size,
  ),
  family(
    'idp_account (subject, email, email_verified, display_name, password_hash, origin, valid_since, created_at)',
    `md5('subject ' || f), 'keluarga-' || f || '@contoh.id', true, 'Keluarga ' || f, repeat('x', 97), 'product', now(), now()`,
    size,
  ),
  family(
    // The adult's room stands open: what is measured is not the PIN.
    'session (token_hash, account_id, ends_at, adult_until)',
    `sha256(convert_to(${token}, 'UTF8')), ${idOfFamily('f')}, now() + interval '30 days', now() + interval '1 day'`,
    size,
  ),
  family(
    'orders (id, account_id, plan, amount, gateway, state, expires_at, paid_at, activated_at, created_at)',
    `md5('order ' || f), ${idOfFamily('f')}, 'premium', 300000, 'sandbox', 'paid', now(), now(), now(), ${someday}`,
    size,
  ),
  family(
    'period (account_id, order_id, plan, starts_at, ends_at)',
    `${idOfFamily('f')}, md5('order ' || f), 'premium', now() - interval '1 day', now() + random() * interval '364 days' + interval '1 day'`,
    size,
  ),
];

const eventColumns = `account_id, session_id, event_id, began_at, received_at, happened_at, verb, item,
  object, attempt, skill, level, outcome, milliseconds, mode, language, build, client_ms`;
const event = `m.account_id, m.id, md5(m.id::text || k), m.began_at, m.began_at + k * interval '20 seconds',
  m.began_at + k * interval '20 seconds', 'answered', 'jembatan-sepuluh', 'soal-' || k, 1, 'bonds-10', 1,
  case when k % 3 > 0 then 'first_try' else 'wrong' end, 1200 * k, 'free', 'id', '0123456789ab',
  1790000000000 + k`;

/** For 100 plays: 20 views of courses, 10 uses of tools. */
const played = {
  game: {
    share: 1,
    items: `array['jembatan-sepuluh', 'gelembung-suku', 'nobi-pulang', 'pelabuhan-halo', 'warung-martabak']`,
  },
  course: {
    share: 0.2,
    items: `array['hello-nobi', 'kode-pertamaku', 'petualangan-suku', 'sahabat-angka']`,
  },
  tool: { share: 0.1, items: `array['buku-cerita', 'studio-gambar', 'studio-musik']` },
} as const;
const kinds = ['game', 'course', 'tool'] as const;

interface Part {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** Play sessions in the order of a year; those of `isTelling` reported eight events each. */
const playSessionsOf = (
  kind: (typeof kinds)[number],
  size: Size,
  { part: { from, to, of }, isTelling }: { part: Part; isTelling: boolean },
): Filling => {
  const { items } = played[kind];
  const made = `insert into play_session (account_id, id, child_id, kind, item_id, began_at)
    select who, uuid_v7(at), first_child_id(who, a.created_at), '${kind}', item, at
    from (select ${anyone(size)} as who, now() - interval '365 days' * (1 - i::float8 / ${of}) as at,
        (${items})[1 + floor(random() * array_length(${items}, 1))::int] as item
      from generate_series(${from}, ${to}) i) made join account a on a.id = made.who`;
  if (!isTelling) return { table: 'play_session', text: made };
  return {
    table: 'play_session',
    text: `with m as (${made} returning account_id, id, began_at)
      insert into play_event (${eventColumns}) select ${event} from m, generate_series(1, 8) k`,
  };
};

export const partsOf = (count: number, most: number): Part[] =>
  Array.from({ length: Math.ceil(count / most) }, (_, n) => ({
    from: n * most + 1,
    to: Math.min(count, (n + 1) * most),
    of: count,
  }));

/** Reported events of the newest sittings only: one in fifty. */
const tellingShare = 0.02;

/** What grows for ever, the newest part first. */
export const growingOf = (size: Size, most: number): Filling[] =>
  kinds.flatMap((kind) => {
    const count = Math.ceil(size.plays * played[kind].share);
    const telling = Math.ceil(count * tellingShare);
    const last = { from: count - telling + 1, to: count, of: count };
    return [
      playSessionsOf(kind, size, { part: last, isTelling: true }),
      ...partsOf(count - telling, most).map((part) =>
        playSessionsOf(kind, size, { part: { ...part, of: count }, isTelling: false }),
      ),
    ];
  });

const saves = (size: Size): Filling[] =>
  kinds.map((kind) =>
    family(
      'play_save (account_id, child_id, kind, item_id, save)',
      `${idOfFamily('f')}, first_child_of(${idOfFamily('f')}), '${kind}', (${played[kind].items})[1 + f % 3], repeat('{"langkah":12}', 40)`,
      size,
    ),
  );

/** What families keep, say and ask for beside their sittings. */
export const restOf = (size: Size): Filling[] => {
  const who = anyone(size);
  return [
    ...saves(size),
    family(
      'play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)',
      `${idOfFamily('f')}, first_child_of(${idOfFamily('f')}), 'tool', 'studio-gambar', md5(f::text), 'Kucing', convert_to(repeat('x', 400), 'UTF8'), 'image/png'`,
      size,
    ),
    {
      table: 'play_answer',
      text: `insert into play_answer
          (account_id, session_id, lesson_id, question_id, skill, choice, is_right)
        select account_id, id, 'pelajaran-1', 'soal-1', 'bonds-10', '4', true
        from play_session where kind = 'course' limit ${Math.ceil(size.plays / 10)}`,
    },
    many(
      'conversation (id, account_id, began_at, last_at, turns)',
      `md5('talk ' || i)::uuid, ${who}, ${someday}, now() - random() * interval '80 days', 3`,
      size.families,
    ),
    many(
      'chat_turn (conversation_id, account_id, at, prompt, response, kind, source, ms)',
      `md5('talk ' || (1 + i % ${size.families}))::uuid, ${who}, now() - random() * interval '80 days',
       'kenapa langit biru?', repeat('Langit biru karena cahaya. ', 8), 'answer', 'offline', 12`,
      size.families * 3,
    ),
    family('chat_settings (account_id)', idOfFamily('f'), size),
    family(
      'chat_flag (account_id, at, severity, topic, is_quoted, seen_at)',
      `${idOfFamily('f')}, ${someday}, 'medium', 'bullying', false, now()`,
      size,
    ),
    family(
      'letter (recipient, subject, text_body, html_body, next_attempt_at, delivered_at)',
      `'keluarga-' || f || '@contoh.id', 'Selamat datang', repeat('Halo. ', 40), repeat('Halo. ', 80), null, now()`,
      size,
    ),
    family(
      'used_id_token (token_hash, expires_at)',
      `sha256(convert_to('id token ' || f, 'UTF8')), now() + interval '1 hour'`,
      size,
    ),
    family(
      'idp_throttle (key, attempts, since, blocked_until)',
      `sha256(convert_to('address ' || f, 'UTF8')), 1, now(), now()`,
      size,
    ),
    family(
      'throttle (key, window_ends_at, count)',
      `'rate:' || f, now() + interval '1 hour', 1`,
      size,
    ),
    family(
      'chat_day (account_id, day, asked)',
      `${idOfFamily('f')}, current_date - (1 + f % 6), f % 30`,
      size,
    ),
    many(
      'rating (account_id, stars, feedback, created_at)',
      `${who}, 1 + i % 10, 'Anak senang', ${someday}`,
      size.families / 2,
    ),
    many(
      'ticket (id, account_id, subject, message, category, created_at)',
      `gen_random_uuid(), ${who}, 'Bantuan', repeat('Tolong. ', 20), 'general', ${someday}`,
      size.families / 4,
    ),
  ];
};
