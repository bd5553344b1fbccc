import { safetySteps, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterConsole, newColleague, newFamily } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { withoutTriggers } from '../testing/without-triggers.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

interface Appointed {
  readonly by?: { id: string };
  readonly daysAgo?: number;
}

/** Somebody of the staff, appointed by whom and when; time is moved as the owner of the table. */
const colleague = async ({ by, daysAgo = 0 }: Appointed = {}) => {
  const person = await newColleague(product);
  await product.db.transaction(async (tx) => {
    await tx.query('alter table staff disable trigger staff_appointment_is_kept');
    await tx.query(
      `update staff set appointed_by = $2, created_at = now() - interval '1 day' * $3
       where id = $1`,
      [person.id, by?.id ?? null, daysAgo],
    );
    await tx.query('alter table staff enable trigger staff_appointment_is_kept');
  });
  return person;
};

type Person = Awaited<ReturnType<typeof colleague>>;

/** Whether these two may publish, teach and close: asked of the tables themselves. */
const writeAsTwo = {
  package: (one: Person, other: Person) =>
    product.db.query(
      `insert into guest_package (id, kind, slug, version, manifest, findings, files, bytes, state,
         uploaded_by, uploaded_email, published_by)
       values (gen_random_uuid(), 'game', gen_random_uuid(), 1, '{}', '[]', 1, 1, 'replaced',
         $1, 'a', $2)`,
      [one.id, other.id],
    ),
  lesson: (one: Person, other: Person) =>
    product.db.query(
      `insert into lesson_version (id, course, lesson, version, body, state, written_by,
         written_email, published_by)
       values (gen_random_uuid(), 'c', gen_random_uuid(), 1, '{}', 'replaced', $1, 'a', $2)`,
      [one.id, other.id],
    ),
  book: (one: Person, other: Person) =>
    product.db.query(
      `with book as (
         insert into library_book (id, draft, changed_by, changed_email)
         values (gen_random_uuid(), '{}', $1, 'a') returning id
       )
       insert into library_book_version (book, version, body, state, written_by, written_email,
         published_by, published_email)
       select id, 1, '{}', 'replaced', $1, 'a', $2, 'b' from book`,
      [one.id, other.id],
    ),
  case: (one: Person, other: Person) =>
    product.db.transaction(async (tx) => {
      const { id, family } = await openCase();
      await tx.query(
        `insert into safety_step (account_id, case_id, step, done_by, done_by_id)
         values ($1, $2::bigint, 'second_look', 'x', $3)`,
        [family, id, one.id],
      );
      await tx.query(
        `update safety_case set state = 'closed', closed_by_id = $2 where id = $1::bigint`,
        [id, other.id],
      );
      return [];
    }),
};
type Deed = keyof typeof writeAsTwo;
const ofTheTeam: readonly Deed[] = ['package', 'lesson', 'book'];
const deeds: readonly Deed[] = withoutTriggers ? ofTheTeam : [...ofTheTeam, 'case'];

const openCase = async () => {
  const { email } = await newFamily(product);
  const [row] = await product.db.query<{ id: string; family: string }>(
    `insert into safety_case (account_id, topic) select id, 'neglect' from account where email = $1
     returning id::text as id, account_id as family`,
    [email],
  );
  return { id: row?.id ?? '', family: row?.family ?? '' };
};

const refuses = async (one: Person, other: Person) => {
  const refused = [];
  for (const deed of deeds)
    if (
      await writeAsTwo[deed](one, other).then(
        () => false,
        () => true,
      )
    )
      refused.push(deed);
  return refused;
};

test('the database takes two people, and nobody twice', async () => {
  const [one, other] = [await colleague({ daysAgo: 400 }), await colleague({ daysAgo: 400 })];

  expect(await refuses(one, other)).toEqual([]);
  expect(await refuses(one, one)).toEqual(deeds);
});

test('a puppet does not count for six days, whichever half it does, and does after eight', async () => {
  const boss = await colleague({ daysAgo: 400 });
  const young = await colleague({ by: boss, daysAgo: 6 });
  const old = await colleague({ by: boss, daysAgo: 8 });
  const third = await colleague({ daysAgo: 400 });

  expect(await refuses(boss, young)).toEqual(deeds);
  expect(await refuses(young, boss)).toEqual(deeds);
  expect(await refuses(boss, old)).toEqual([]);
  expect(await refuses(young, third)).toEqual([]);
});

test('two puppets of one person, and a puppet’s puppet, are that person', async () => {
  const boss = await colleague({ daysAgo: 400 });
  const first = await colleague({ by: boss, daysAgo: 3 });
  const second = await colleague({ by: boss, daysAgo: 1 });
  const grandchild = await colleague({ by: first, daysAgo: 1 });

  expect(await refuses(first, second)).toEqual(deeds);
  expect(await refuses(boss, grandchild)).toEqual(deeds);
  expect(await refuses(second, grandchild)).toEqual(deeds);
});

test('whoever waits a week for a puppet has waited for the first of a chain alone', async () => {
  const boss = await colleague({ daysAgo: 400 });
  const patient = await colleague({ by: boss, daysAgo: 8 });
  const fresh = await colleague({ by: patient, daysAgo: 1 });

  expect(await refuses(patient, fresh)).toEqual(deeds);
  // Their line ends at the patient one, who has been here for a week.
  expect(await refuses(boss, fresh)).toEqual([]);
});

test('who appointed whom, and when, cannot be written over', async () => {
  const [boss, other] = [await colleague({ daysAgo: 400 }), await colleague({ daysAgo: 400 })];
  const puppet = await colleague({ by: boss, daysAgo: 1 });
  const change = (what: string, value: string) =>
    product.db.query(`update staff set ${what} = $2 where id = $1`, [puppet.id, value]);

  await expect(change('appointed_by', other.id)).rejects.toThrow('stays as it was written');
  await expect(change('created_at', '2020-01-01')).rejects.toThrow('stays as it was written');
});

test('a case is closed by another person than who took the second look, in plain words', async () => {
  const boss = await colleague({ daysAgo: 400 });
  const young = await colleague({ by: boss, daysAgo: 6 });
  const third = await colleague({ daysAgo: 400 });
  const { id } = await openCase();
  const { token: mine } = await enterConsole(product, boss.email);
  for (const step of safetySteps)
    await product.send(staff.safetyStep, { token: mine, params: { id, step } });
  const body = { outcome: 'false_alarm', note: 'Bukan kasus' };
  const closeBy = async (person: Person, token?: string) =>
    product.send(staff.closeSafety, {
      token: token ?? (await enterConsole(product, person.email)).token,
      params: { id },
      body,
    });

  expect(await closeBy(boss, mine)).toMatchObject({
    status: 403,
    body: { code: 'staff_same_person' },
  });
  expect(await closeBy(young)).toMatchObject({
    status: 403,
    body: { code: 'staff_second_too_new' },
  });
  expect((await closeBy(third)).status).toBe(200);
});
