import { children, courses, creativity, games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCourse, openGame, openTool } from '../../../testing/builds.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { withoutTriggers } from '../../../testing/without-triggers.ts';
import { ask } from '../chat.testing.ts';
import { siblingsOf } from './siblings.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** Every table that names a child, from the schema itself. */
const tablesOfChildren = async () =>
  (
    await product.db.query<{ name: string }>(
      `select table_name as name from information_schema.columns join information_schema.tables
         using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'child_id' and table_type = 'BASE TABLE'
       order by 1`,
    )
  ).map(({ name }) => name);

const tablesWithChild = async (child: string) => {
  const found: string[] = [];
  for (const name of await tablesOfChildren()) {
    const rows = await product.db.query(`select 1 from ${name} where child_id = $1`, [child]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

type Siblings = Awaited<ReturnType<typeof siblingsOf>>;

/** The child who plays leaves a row in whatever this file knows of. */
const playAll = async ({ token, account }: Siblings, child: string) => {
  await product.send(games.play, { token, params: { id: openGame } });
  await product.send(games.keep, { token, params: { id: openGame }, body: { save: '{}' } });
  await product.send(courses.view, { token, params: { courseId: openCourse } });
  await product.send(creativity.record, { token, params: { toolId: openTool } });
  await ask(product, token, { prompt: 'aku mau mati aja' });
  await ask(product, token, { prompt: '1 + 1' });
  await product.db.query(
    `insert into chat_child_settings (account_id, child_id, age_band) values ($1, $2, '7-9')`,
    [account, child],
  );
  await product.db.query(
    `insert into skill_state (account_id, child_id, skill_id, marks, first_day, last_day)
     values ($1, $2, 'bonds-10', '101', current_date, current_date)`,
    [account, child],
  );
  await product.db.query(
    'insert into child_learning (account_id, child_id, is_steady) values ($1, $2, true)',
    [account, child],
  );
  await product.db.query(
    `with answer as (
       insert into evidence (account_id, child_id, skill_id, day, at, client_ms, session_id, event_id,
         unaided, is_right)
       values ($1, $2, 'bonds-10', current_date, now(), 1, $1, 'e1', true, true)
     )
     insert into skill_claim (account_id, child_id, skill_id, answers) values ($1, $2, 'bonds-10', 1)`,
    [account, child],
  );
  await product.db.query(
    `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
     values ($1, $2, 'tool', $3, 'w1', 'Kucing', '\\x00', 'image/png')`,
    [account, child, openTool],
  );
};

const everywhere = [
  'chat_child_day',
  'chat_child_settings',
  'chat_flag',
  'chat_turn',
  'child_learning',
  'conversation',
  'evidence',
  'play_save',
  'play_session',
  'play_work',
  'safety_case',
  'session',
  'skill_claim',
  'skill_state',
];

test('a removed child leaves the proof of consent and no other row, and its sibling keeps every one', async () => {
  const family = await siblingsOf(product);
  const { token, first, second } = family;
  await family.play(first);
  await playAll(family, first);
  await family.play(second);
  await playAll(family, second);
  const before = [await tablesWithChild(first), await tablesWithChild(second)];

  const removed = await product.send(children.remove, { token, params: { child: second } });
  await family.play(first);

  expect(removed.status).toBe(200);
  expect(before[0]).toEqual(
    expect.arrayContaining(everywhere.filter((name) => name !== 'session')),
  );
  expect(before[1]).toEqual(expect.arrayContaining(everywhere));
  expect(await tablesWithChild(second)).toEqual(['consent']);
  expect(await tablesWithChild(first)).toEqual(
    [...new Set([...(before[0] ?? []), 'session'])].sort(),
  );
});

test('a case for staff stays when its child is removed, without the child and its words', async () => {
  const family = await siblingsOf(product);
  const { token, account, second } = family;
  await family.play(second);
  await ask(product, token, { prompt: 'ayah memukulku' });

  await product.send(children.remove, { token, params: { child: second } });

  const cases = await product.db.query(
    'select state, child_id, turn_id from safety_case where account_id = $1',
    [account],
  );
  expect(cases).toEqual([{ state: 'open', child_id: null, turn_id: null }]);
});

test.skipIf(withoutTriggers)(
  'what names no child is the first child’s, and goes with it',
  async () => {
    const family = await siblingsOf(product);
    const { token, account, first, second } = family;
    await product.db.query(
      `with talk as (
       insert into conversation (id, account_id) values (gen_random_uuid(), $1) returning id
     ), turn as (
       insert into chat_turn (conversation_id, account_id, prompt, response, kind, source, ms)
       select id, $1, 'dari dulu', 'ya', 'answer', 'offline', 1 from talk returning id
     ), flag as (
       insert into chat_flag (account_id, turn_id, severity, topic, is_quoted)
       select $1, id, 'high', 'self_harm', true from turn
     ), view as (
       insert into course_view (id, account_id, course_id) values (gen_random_uuid(), $1, $2)
     ), use as (
       insert into tool_use (id, account_id, tool_id) values (gen_random_uuid(), $1, 'gambar')
     )
     insert into play (id, account_id, game_id) values (gen_random_uuid(), $1, 'lama')`,
      [account, openCourse],
    );
    const nameless = async () => {
      const found: string[] = [];
      for (const name of [
        'conversation',
        'chat_turn',
        'chat_flag',
        'course_view',
        'tool_use',
        'play',
      ]) {
        const rows = await product.db.query(
          `select 1 from ${name} where account_id = $1 and child_id is null`,
          [account],
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    };

    const before = await nameless();
    await product.send(children.remove, { token, params: { child: second } });
    const afterSecond = await nameless();
    await product.send(children.add, {
      token,
      body: {
        nickname: 'Bungsu',
        animal: 'cat',
        birth_month: null,
        grade: null,
        zone: 'Asia/Jakarta',
      },
    });
    await product.send(children.remove, { token, params: { child: first } });

    expect(before).toHaveLength(6);
    expect(afterSecond).toEqual(before);
    expect(await nameless()).toEqual([]);
  },
);

test.skipIf(withoutTriggers)(
  'the database itself refuses another family’s child, wherever a child is named',
  async () => {
    const [mine, theirs] = [await siblingsOf(product), await siblingsOf(product)];
    await playAll(mine, mine.first);
    await mine.play(mine.first);

    const refusals = [];
    for (const name of await tablesOfChildren()) {
      const [row] = await product.db.query(`select 1 from ${name} where account_id = $1`, [
        mine.account,
      ]);
      if (!row) continue;
      const moved = product.db
        .query(`update ${name} set child_id = $2 where account_id = $1`, [
          mine.account,
          theirs.first,
        ])
        .then(
          () => 'taken',
          (error: Error) => (/foreign key/.test(error.message) ? 'refused' : error.message),
        );
      refusals.push([name, await moved]);
    }

    expect(refusals.map(([name]) => name)).toEqual(expect.arrayContaining(everywhere));
    expect(refusals).toEqual(refusals.map(([name]) => [name, 'refused']));
  },
);
