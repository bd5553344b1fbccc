import { reportLetter } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playLongAgo } from '../../../play-sessions/claims/claims.testing.ts';
import { openGame } from '../../../testing/builds.ts';
import { newConfirmedAdult, newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';

const sunday = '2026-11-22T16:00:00+07:00';
let moment: string;
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { now: () => new Date(moment) } });
});
afterAll(() => product.stop());

const { idsOf } = childrenSteps(() => product);
const send = () => product.runJob('report letters');

const familyWith = async (make: typeof newConfirmedAdult) => {
  // Signed in on the same clock as the calls that follow.
  moment = new Date().toISOString();
  const { token, email } = await make(product);
  const [child = ''] = await idsOf(token);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return { token, email, child, account: row?.id ?? '' };
};
type Family = Awaited<ReturnType<typeof familyWith>>;

const turn = async ({ token, account }: Family, is_on: boolean) => {
  const reply = await product.send(reportLetter.setLetter, { token, body: { is_on } });
  // As if it was asked for some weeks ago.
  await product.db.query(
    `update report_letter set last_sunday = '2026-11-01' where account_id = $1`,
    [account],
  );
  return reply;
};
const play = ({ account, child }: Family, day: string) =>
  playLongAgo(product.db, {
    account,
    child,
    item: openGame,
    at: new Date(`${day}T10:00:00+07:00`),
    answers: Array.from({ length: 5 }, (_, at) => ({
      success: at !== 2,
      skill: 'bonds-10',
      after: at * 20,
    })),
  });
const lettersTo = ({ email }: Family) =>
  product.db.query<{ subject: string; text_body: string }>(
    `select subject, text_body from letter where recipient = $1 and text_body like '%/parents%'
       and subject ~ '(week with Nobi|Minggu ini)' order by id`,
    [email],
  );
const lastSunday = async ({ account }: Family) =>
  (
    await product.db.query<{ last_sunday: string }>(
      'select last_sunday::text from report_letter where account_id = $1',
      [account],
    )
  )[0]?.last_sunday;

test('a family that asked gets one letter of its week, however often the job runs', async () => {
  const family = await familyWith(newConfirmedAdult);
  await turn(family, true);
  await play(family, '2026-11-19');
  moment = sunday;

  await Promise.all([send(), send(), send()]);
  await send();

  const letters = await lettersTo(family);
  expect(letters.length).toBe(1);
  expect(letters[0]?.text_body).toMatch(/5 (?:answers|jawaban)/);
  expect(letters[0]?.text_body).not.toMatch(/%\s/);
  expect(letters[0]?.text_body).toContain(`/parents/report/${family.child}`);
  moment = '2026-11-29T16:00:00+07:00';
  await play(family, '2026-11-27');
  await send();
  expect((await lettersTo(family)).length).toBe(2);
});

test.each([
  ['who did not ask', { make: newConfirmedAdult, isOn: false, day: '2026-11-19' }],
  ['whose address nobody confirmed', { make: newSubscribedAdult, isOn: true, day: '2026-11-19' }],
  ['who played nothing this week', { make: newConfirmedAdult, isOn: true, day: '2026-11-10' }],
])('a family %s gets none', async (_who, { make, isOn, day }) => {
  const family = await familyWith(make);
  if (isOn) await turn(family, true);
  await play(family, day);
  moment = sunday;

  await send();

  expect(await lettersTo(family)).toEqual([]);
});

test('who ends it gets none from then on, and who begins it none of the week that is over', async () => {
  const [ended, begun] = [await familyWith(newConfirmedAdult), await familyWith(newConfirmedAdult)];
  await turn(ended, true);
  const { body } = await turn(ended, false);
  await product.send(reportLetter.setLetter, { token: begun.token, body: { is_on: true } });
  for (const family of [ended, begun]) await play(family, '2026-11-19');
  await product.db.query(
    `update report_letter set last_sunday = '2026-11-22' where account_id = $1`,
    [begun.account],
  );
  moment = sunday;

  await send();

  expect(body).toEqual({ is_on: false, is_confirmed: true });
  expect([await lettersTo(ended), await lettersTo(begun)]).toEqual([[], []]);
});

test('a kill between writing and sending loses nothing and doubles nothing', async () => {
  const family = await familyWith(newConfirmedAdult);
  await turn(family, true);
  await play(family, '2026-11-19');
  moment = sunday;
  // The process dies as it writes the letter: the claim goes with it.
  await product.db.query(
    `alter table letter add constraint dies check (recipient <> '${family.email}') not valid`,
  );
  await expect(send()).rejects.toThrow();
  const atKill = await lastSunday(family);
  await product.db.query('alter table letter drop constraint dies');

  await send();
  await send();

  expect(atKill).toBe('2026-11-01');
  expect((await lettersTo(family)).length).toBe(1);
  expect(await lastSunday(family)).toBe('2026-11-22');
});

test('waits for the afternoon of the family’s own zone', async () => {
  const family = await familyWith(newConfirmedAdult);
  await product.db.query(`update child set zone = 'Asia/Jakarta' where id = $1`, [family.child]);
  await turn(family, true);
  await play(family, '2026-11-19');
  moment = '2026-11-22T14:30:00+07:00';
  await send();
  const early = await lettersTo(family);
  await product.db.query(`update child set zone = 'Asia/Jayapura' where id = $1`, [family.child]);

  await send();

  expect(early).toEqual([]);
  expect((await lettersTo(family)).length).toBe(1);
});
