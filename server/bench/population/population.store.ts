import { hash } from 'node:crypto';
import { playSessionTables } from '../../src/play-sessions/tables.ts';

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
    'session (token_hash, account_id, ends_at)',
    `sha256(convert_to(${token}, 'UTF8')), ${idOfFamily('f')}, now() + interval '30 days'`,
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

const event = `jsonb_build_object('v', 1, 'id', md5(m.id::text || k), 't', 1790000000000 + k, 'item', 'jembatan-sepuluh',
  'attempt', 1, 'verb', 'answered', 'object', 'soal-' || k, 'result', jsonb_build_object('right', k % 3 > 0, 'ms', 1200 * k),
  'ctx', jsonb_build_object('level', 1, 'skill', 'bonds-10', 'mode', 'free', 'lang', 'id', 'build', '0123456789ab'))`;

const playSessions = Object.values(playSessionTables);

const items = {
  play: `array['jembatan-sepuluh', 'gelembung-suku', 'nobi-pulang', 'pelabuhan-halo', 'warung-martabak']`,
  course_view: `array['hello-nobi', 'kode-pertamaku', 'petualangan-suku', 'sahabat-angka']`,
  tool_use: `array['buku-cerita', 'studio-gambar', 'studio-musik']`,
};

interface Part {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** Sittings in the order of a year; those of `isTelling` reported eight events each. */
const playSessionsOf = (
  place: (typeof playSessions)[number],
  size: Size,
  { part: { from, to, of }, isTelling }: { part: Part; isTelling: boolean },
): Filling => {
  const { table, item, began, events, id } = place;
  const made = `insert into ${table} (id, account_id, ${item}, started)
    select gen_random_uuid(), ${anyone(size)}, (${items[table]})[1 + floor(random() * array_length(${items[table]}, 1))::int],
      now() - interval '365 days' * (1 - i::float8 / ${of})
    from generate_series(${from}, ${to}) i`.replace('started)', `${began})`);
  if (!isTelling) return { table, text: made };
  return {
    table,
    text: `with m as (${made} returning id, ${began} as at)
      insert into ${events} (${id}, event_id, verb, body, received_at)
      select m.id, md5(m.id::text || k), 'answered', ${event}, m.at + k * interval '20 seconds'
      from m, generate_series(1, 8) k`,
  };
};

export const partsOf = (count: number, most: number): Part[] =>
  Array.from({ length: Math.ceil(count / most) }, (_, n) => ({
    from: n * most + 1,
    to: Math.min(count, (n + 1) * most),
    of: count,
  }));

/** For 100 plays: 20 views of courses, 10 uses of tools. */
const share = { play: 1, course_view: 0.2, tool_use: 0.1 };
/** Reported events of the newest sittings only: one in fifty. */
const tellingShare = 0.02;

/** What grows for ever, the newest part first. */
export const growingOf = (size: Size, most: number): Filling[] =>
  playSessions.flatMap((place) => {
    const count = Math.ceil(size.plays * share[place.table]);
    const telling = Math.ceil(count * tellingShare);
    const last = { from: count - telling + 1, to: count, of: count };
    return [
      playSessionsOf(place, size, { part: last, isTelling: true }),
      ...partsOf(count - telling, most).map((part) =>
        playSessionsOf(place, size, { part: { ...part, of: count }, isTelling: false }),
      ),
    ];
  });

const saves = (size: Size): Filling[] =>
  playSessions.map(({ table, item }) =>
    family(
      'play_save (account_id, child_id, kind, item_id, save)',
      `${idOfFamily('f')}, first_child_of(${idOfFamily('f')}), '${item.replace('_id', '')}', (${items[table]})[1 + f % 3], repeat('{"langkah":12}', 40)`,
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
      table: 'course_answer',
      text: `insert into course_answer (view_id, lesson_id, question_id, skill, choice, is_right)
        select id, 'pelajaran-1', 'soal-1', 'bonds-10', '4', true
        from course_view limit ${Math.ceil(size.plays / 10)}`,
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
