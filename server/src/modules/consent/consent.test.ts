import { createHash } from 'node:crypto';
import { chatControls, children, consent, games, type ReplyOf } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { confirmEmail, type Family, newAdult, newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const listOf = async (token: string): Promise<ReplyOf<typeof consent.list>> =>
  z.parse(consent.list.reply, (await product.send(consent.list, { token })).body);
const withdraw = (token: string, id: string) =>
  product.send(consent.withdraw, { token, params: { consent: id } });
const give = (token: string, body: object) => product.send(consent.give, { token, body });
const useOf = async (token: string) => {
  const found = (await listOf(token)).consents.find(
    ({ purpose, withdrawn_at }) => purpose === 'use' && withdrawn_at === null,
  );
  if (!found?.child) throw new Error('no consent for the use of a child');
  return { id: found.id, child: found.child };
};
const play = async (token: string) => {
  const { body } = await product.send(games.list, { token });
  const [first] = z.array(z.looseObject({ id: z.string() })).parse(body);
  return product.send(games.play, { token, params: { id: first?.id ?? '' } });
};
const sari = {
  nickname: 'Sari',
  animal: 'cat',
  birth_month: '2019-03',
  grade: 1,
  zone: 'Asia/Jakarta',
};
/** Every table with a row that names this child. */
const tablesNaming = async (child: string) => {
  const tables = await product.db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and a.attname = 'child_id' and c.relnamespace = current_schema()::regnamespace
     order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await product.db.query(`select 1 from ${name} where child_id = $1 limit 1`, [
      child,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};
const lettersTo = async ({ email }: Pick<Family, 'email'>) => {
  await product.runJob('consent receipts');
  const rows = await product.db.query<{ subject: string }>(
    `select subject from letter where recipient = $1 and subject ~* 'consent|allowed' order by id`,
    [email],
  );
  return rows.map(({ subject }) => subject);
};

test('a sign-up is the consent for the first child, with the words, their version and their hash', async () => {
  const { token } = await newAdult(product);

  const { consents, offers } = await listOf(token);

  expect(consents).toMatchObject([
    { purpose: 'use', method: 'sign_up', version: '2025-04-02', withdrawn_at: null },
  ]);
  const [{ text, sha256 } = { text: '', sha256: '' }] = consents;
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  expect(offers).toMatchObject([{ purpose: 'own_voice', child: consents[0]?.child }]);
  expect(offers).toHaveLength(1);
});

test('who adds a child says yes for that child alone, and removing the child takes it back', async () => {
  const { token } = await newAdult(product);
  const { body } = await product.send(children.add, { token, body: sari });
  const { id } = z.looseObject({ id: z.string() }).parse(body);
  const before = (await listOf(token)).consents.find(({ child }) => child === id);

  await product.send(children.remove, { token, params: { child: id } });

  const after = (await listOf(token)).consents.find(({ child }) => child === id);
  expect(before).toMatchObject({ method: 'child_added', nickname: 'Sari', withdrawn_at: null });
  expect(after).toMatchObject({ nickname: null, withdrawn_at: expect.any(String) });
});

test('withdrawn use: the next call is refused, and only the proof still names the child', async () => {
  const { token } = await newSubscribedAdult(product);
  const played = await play(token);
  const { id, child } = await useOf(token);
  const before = await tablesNaming(child);

  const reply = await withdraw(token, id);

  const list = await product.send(games.list, { token });
  expect([played.status, reply.status]).toEqual([200, 200]);
  expect(before).toContain('play_session');
  expect(list).toMatchObject({ status: 403, body: { code: 'consent_needed' } });
  expect(await tablesNaming(child)).toEqual(['consent']);
});

test('one child’s use withdrawn leaves a sibling to play', async () => {
  const { token } = await newSubscribedAdult(product);
  const { id, child } = await useOf(token);
  await product.send(children.add, { token, body: sari });

  await withdraw(token, id);

  expect((await play(token)).status).toBe(200);
  expect(await tablesNaming(child)).toEqual(['consent']);
});

test('given anew in the parents’ room it opens again, in the newest words alone', async () => {
  const { token } = await newSubscribedAdult(product);
  await withdraw(token, (await useOf(token)).id);
  const [offer] = (await listOf(token)).offers;
  const { purpose, child, version } = offer ?? { purpose: '', child: '', version: '' };

  const old = await give(token, { purpose, child, version: '2025-04-02' });
  const first = await give(token, { purpose, child, version });
  const second = await give(token, { purpose, child, version });

  expect(old).toMatchObject({ status: 409, body: { code: 'consent_text_old' } });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await play(token)).status).toBe(200);
  const { consents } = await listOf(token);
  expect(consents.map(({ method, withdrawn_at }) => [method, withdrawn_at === null])).toEqual([
    ['parents_room', true],
    ['sign_up', false],
  ]);
});

/** So many that were given and taken back after the sign-up, a second apart. */
const takeBack = (id: string, count: number) =>
  product.db.query(
    `insert into consent (account_id, child_id, purpose, text_version, language, text_sha256, method,
       given_at, withdrawn_at)
     select account_id, child_id, 'own_voice', t.version, t.language, sha256(convert_to(t.says, 'UTF8')), 'parents_room',
       now() + n * interval '1 second', now() + (n + 1) * interval '1 second'
     from consent g, (select * from consent_text where purpose = 'own_voice' limit 1) t,
       generate_series(1, $2) n
     where g.id = $1`,
    [id, count],
  );
const earlier = async (token: string, after: string) => {
  const { body } = await product.send(consent.withdrawn, { token, query: { after } });
  return z.parse(consent.withdrawn.reply, body);
};

test('what stands is listed however much was taken back since, for devices erase what is not', async () => {
  const { token } = await newAdult(product);
  const { id } = await useOf(token);
  await takeBack(id, 205);

  const { consents } = await listOf(token);

  expect(consents.find((each) => each.id === id)).toMatchObject({ withdrawn_at: null });
  expect(consents).toHaveLength(51);
});

test('all that was ever taken back can be read, page by page, each once and the newest first', async () => {
  const { token } = await newAdult(product);
  const { id } = await useOf(token);
  await takeBack(id, 230);

  const { consents, next } = await listOf(token);
  const all = consents.filter(({ withdrawn_at }) => withdrawn_at !== null);
  let after = next;
  const sizes = [all.length];
  while (after !== null) {
    const page = await earlier(token, after);
    sizes.push(page.consents.length);
    all.push(...page.consents);
    after = page.next;
  }

  expect(sizes).toEqual([50, 50, 50, 50, 30]);
  expect(new Set(all.map((each) => each.id)).size).toBe(230);
  const moments = all.map(({ given_at }) => given_at);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test('fifty that were taken back are one page, and nobody goes on from another family’s', async () => {
  const { token } = await newAdult(product);
  const { id } = await useOf(token);
  await takeBack(id, 50);
  const other = await newAdult(product);

  const { consents, next } = await listOf(token);
  const strangers = await earlier(other.token, consents[0]?.id ?? '');

  expect(next).toBeNull();
  expect(strangers).toEqual({ consents: [], next: null });
});

test('Nobi’s switch and the list are one: either changes both', async () => {
  const { token } = await newSubscribedAdult(product);
  const flip = (model_on: boolean) =>
    product.send(chatControls.saveSettings, { token, body: { model_on } });
  await flip(true);
  await flip(true);
  const bySwitch = (await listOf(token)).consents.filter(
    ({ purpose }) => purpose === 'outside_model',
  );

  await withdraw(token, bySwitch[0]?.id ?? '');

  const settings = await product.send(chatControls.settings, { token });
  expect(bySwitch).toMatchObject([{ method: 'nobi_switch', child: null, withdrawn_at: null }]);
  expect(settings.body).toMatchObject({ model_on: false });
  const { version } = bySwitch[0] ?? { version: '' };
  await give(token, { purpose: 'outside_model', child: null, version });
  expect((await product.send(chatControls.settings, { token })).body).toMatchObject({
    model_on: true,
  });
  expect((await listOf(token)).consents[0]).toMatchObject({ method: 'parents_room' });
});

test('the adult gets one letter for each consent given or taken back', async () => {
  const family = await newSubscribedAdult(product);
  await confirmEmail(product, family);
  const { token } = family;
  await withdraw(token, (await useOf(token)).id);
  const [offer] = (await listOf(token)).offers;

  const first = await lettersTo(family);
  const again = await lettersTo(family);
  await give(token, { purpose: 'use', child: offer?.child, version: offer?.version });

  expect(first).toEqual(['You have withdrawn a consent on Nobi']);
  expect(again).toEqual(first);
  expect(await lettersTo(family)).toEqual([...first, 'You have allowed something on Nobi']);
});

test('another family’s consent and child answer as if they were not there', async () => {
  const [family, other] = [await newAdult(product), await newAdult(product)];
  const { id, child } = await useOf(other.token);

  const replies = [
    await withdraw(family.token, id),
    await withdraw(family.token, 'nothing'),
    await give(family.token, { purpose: 'use', child, version: '2026-11-25' }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await useOf(other.token)).id).toBe(id);
});
