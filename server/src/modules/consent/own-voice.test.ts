import { children, consent, type ReplyOf } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const read = async (token: string): Promise<ReplyOf<typeof consent.ownVoice>> =>
  z.parse(consent.ownVoice.reply, (await product.send(consent.ownVoice, { token })).body);
const listOf = async (token: string): Promise<ReplyOf<typeof consent.list>> =>
  z.parse(consent.list.reply, (await product.send(consent.list, { token })).body);
/** What the adult may allow for the voice of this child. */
const offerFor = async (token: string, child: string | null) =>
  (await listOf(token)).offers.find(
    (offer) => offer.purpose === 'own_voice' && offer.child === child,
  );
const allow = async (token: string, child: string | null) => {
  const { version = '' } = (await offerFor(token, child)) ?? {};
  return product.send(consent.give, { token, body: { purpose: 'own_voice', child, version } });
};
const addSari = async (token: string) => {
  const { body } = await product.send(children.add, {
    token,
    body: {
      nickname: 'Sari',
      animal: 'cat',
      birth_month: '2019-03',
      grade: 1,
      zone: 'Asia/Jakarta',
    },
  });
  return z.looseObject({ id: z.string() }).parse(body).id;
};

test('nobody’s voice may be recorded until the adult allows it for that child, in words with a version', async () => {
  const { token } = await newAdult(product);
  const sari = await addSari(token);
  const before = await read(token);
  const offer = await offerFor(token, sari);

  await allow(token, sari);

  expect(before).toEqual({ playing: expect.any(String), allowed: [] });
  expect(offer).toMatchObject({ nickname: 'Sari', version: '2026-11-26' });
  expect(offer?.text).toContain('never sent anywhere');
  expect(await read(token)).toEqual({ playing: before.playing, allowed: [sari] });
});

test('withdrawn it ends at once, for that child alone, and the proof stays', async () => {
  const { token } = await newAdult(product);
  const sari = await addSari(token);
  const { playing } = await read(token);
  await allow(token, sari);
  await allow(token, playing);
  const allowed = (await listOf(token)).consents.find(
    ({ purpose, child }) => purpose === 'own_voice' && child === sari,
  );

  await product.send(consent.withdraw, { token, params: { consent: allowed?.id ?? '' } });

  expect((await read(token)).allowed).toEqual([playing]);
  const after = (await listOf(token)).consents.find(({ id }) => id === allowed?.id);
  expect(after).toMatchObject({ nickname: 'Sari', withdrawn_at: expect.any(String) });
  expect(await offerFor(token, sari)).toBeDefined();
});

test('removing the child or the use of it takes the voice back, too', async () => {
  const { token } = await newAdult(product);
  const sari = await addSari(token);
  const { playing } = await read(token);
  await allow(token, sari);
  await allow(token, playing);

  await product.send(children.remove, { token, params: { child: sari } });
  const afterRemoval = await read(token);
  const use = (await listOf(token)).consents.find(
    ({ purpose, child }) => purpose === 'use' && child === playing,
  );
  await product.send(consent.withdraw, { token, params: { consent: use?.id ?? '' } });

  expect(afterRemoval.allowed).toEqual([playing]);
  expect((await read(token)).allowed).toEqual([]);
});

test('a family can neither allow it for all at once nor for another family’s child', async () => {
  const [one, two] = [await newAdult(product), await newAdult(product)];
  const { playing } = await read(two.token);
  const version = '2026-11-26';
  const giveTo = (child: string | null) =>
    product.send(consent.give, {
      token: one.token,
      body: { purpose: 'own_voice', child, version },
    });

  const replies = [await giveTo(null), await giveTo(playing)];

  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  expect((await read(two.token)).allowed).toEqual([]);
});
