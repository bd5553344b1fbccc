import { chatControls, chatConversations } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newConfirmedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { accountOf, ask } from '../chat.testing.ts';
import { escalationFor } from './escalation.rules.ts';

const staff = 'staf@nobi.example';
let product: Product;
beforeAll(async () => {
  product = await startProduct({ STAFF_EMAIL: staff, STAFF_PASSWORD: 'rahasia-staf-123' });
});
afterAll(() => product.stop());

const newIndonesian = async () => {
  const family = await newConfirmedAdult(product);
  await product.db.query(`update account set language = 'id' where email = $1`, [family.email]);
  return family;
};
const lettersTo = (email: string) =>
  product.db.query<{ subject: string; text_body: string; html_body: string }>(
    'select subject, text_body, html_body from letter where recipient = $1 order by id',
    [email],
  );
const flagsOf = async (token: string) =>
  Object((await product.send(chatControls.flags, { token })).body);

test('tells the adult at once, in a letter without the child’s words', async () => {
  const { token, email } = await newIndonesian();

  await ask(product, token, { prompt: 'aku mau mati aja' });
  await ask(product, token, { prompt: 'aku mau mati aja' });

  const letters = await lettersTo(email);
  const letter = letters.filter(({ subject }) => subject.includes('anak'));
  expect(letter).toHaveLength(1);
  expect(JSON.stringify(letter)).not.toContain('mau mati');
  expect(letter[0]?.text_body).toContain('SAPA 129');
  expect(await flagsOf(token)).toMatchObject({
    unseen: 2,
    flags: [{ topic: 'self_harm', severity: 'high', prompt: 'aku mau mati aja' }, {}],
  });
});

test('writes in the language of the account', async () => {
  const { token, email } = await newConfirmedAdult(product);
  await product.db.query(`update account set language = 'en' where email = $1`, [email]);

  await ask(product, token, { prompt: 'aku mau mati aja' });

  const letters = await lettersTo(email);
  expect(letters.at(-1)?.subject).toBe('Please look: a message from your child to Nobi');
  expect(letters.at(-1)?.text_body).toContain('not wanting to live');
});

test('opens a case for staff, and shows the family nothing, when somebody at home hurts a child', async () => {
  const { token, email } = await newConfirmedAdult(product);
  const before = await lettersTo(email);
  const toStaff = (await lettersTo(staff)).length;

  await ask(product, token, { prompt: 'ayah suka memukulku' });
  await ask(product, token, { prompt: 'ayah suka memukulku' });

  const cases = await product.db.query(
    'select topic, state from safety_case where account_id = $1 limit 1',
    [await accountOf(product, email)],
  );
  const copy = await product.send(chatControls.export, { token });
  const history = await product.send(chatConversations.history, { token });
  expect(cases).toEqual([{ topic: 'violence_at_home', state: 'open' }]);
  expect(await lettersTo(email)).toEqual(before);
  const letters = await lettersTo(staff);
  expect(letters).toHaveLength(toStaff + 1);
  expect(letters.at(-1)?.subject).toMatch(/^Safety case \d+ is open$|^Kasus perlindungan anak/);
  expect(JSON.stringify(letters)).not.toMatch(/memukul|@contoh/);
  expect(await flagsOf(token)).toEqual({ flags: [], unseen: 0 });
  expect(JSON.stringify([copy.body, history.body])).not.toContain('memukul');
});

test('a case outlives the words that the family deletes', async () => {
  const { token, email } = await newConfirmedAdult(product);
  await ask(product, token, { prompt: 'ayah suka memukulku' });

  await product.send(chatControls.forgetAll, { token });

  const id = await accountOf(product, email);
  const turns = await product.db.query('select 1 from chat_turn where account_id = $1', [id]);
  const cases = await product.db.query('select turn_id from safety_case where account_id = $1', [
    id,
  ]);
  expect(turns).toEqual([]);
  expect(cases).toEqual([{ turn_id: null }]);
});

test('what was seen is no longer new', async () => {
  const { token } = await newConfirmedAdult(product);
  await ask(product, token, { prompt: 'aku mau mati aja' });

  await product.send(chatControls.seeFlags, { token });

  expect(await flagsOf(token)).toMatchObject({ unseen: 0, flags: [{ is_seen: true }] });
});

test('tells of low ones once a week, in one letter, whoever looks', async () => {
  const { token, email } = await newIndonesian();
  await ask(product, token, { prompt: '1 + 1' });
  await product.db.query(
    `insert into chat_flag (account_id, turn_id, severity, topic, is_quoted, at)
     select account_id, id, 'low', 'weapons', true, now() - interval '8 days'
     from chat_turn, generate_series(1, 3) where account_id = $1`,
    [await accountOf(product, email)],
  );
  const before = await flagsOf(token);

  await Promise.all([product.runJob('weekly letters'), product.runJob('weekly letters')]);

  const letters = (await lettersTo(email)).filter(({ subject }) => subject.includes('minggu'));
  expect(before.flags).toEqual([]);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text_body).toContain('senjata: 3×');
  expect((await flagsOf(token)).flags).toHaveLength(3);
});

test.each([
  ['self_harm', 'aku mau mati aja', { isCase: true, isForAdult: true, isHidden: false }],
  [
    'self_harm',
    'aku mau mati karena ayah memukulku',
    { isCase: true, isForAdult: true, isHidden: true },
  ],
  ['violence_at_home', 'aku dipukul', { isCase: true, isForAdult: false, isHidden: true }],
  [
    'sexual_abuse',
    'pamanku bilang ini rahasia kita',
    { isCase: true, isForAdult: false, isHidden: true },
  ],
  [
    'sexual_abuse',
    'teman di game minta fotoku',
    { isCase: true, isForAdult: true, isHidden: false },
  ],
  ['bullying', 'aku dibully di sekolah', { isCase: false, isForAdult: true, isHidden: false }],
] as const)('of %s in "%s" the right people are told', (topic, plain, expected) => {
  expect(escalationFor(topic, plain)).toEqual(expected);
});
