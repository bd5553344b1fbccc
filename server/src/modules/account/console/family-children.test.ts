import { chat, consent, games, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame } from '../../../testing/builds.ts';
import { startConsole } from '../../../testing/console.ts';
import { newSubscribedAdult } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';

let product: Product;
let boss: string;
beforeAll(async () => {
  ({ product, token: boss } = await startConsole());
});
afterAll(() => product.stop());

const familyPage = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  const params = { family: row?.id ?? '' };
  return z.parse(
    staff.family.reply,
    (await product.send(staff.family, { token: boss, params })).body,
  );
};

test('staff see the proof of each consent, also of one that is over', async () => {
  const { add } = childrenSteps(() => product);
  const { email, token } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Sari' });
  const before = await familyPage(email);
  const first = before.consents.find(({ method }) => method === 'sign_up');

  await product.send(consent.withdraw, { token, params: { consent: first?.id ?? '' } });

  expect(before.consents).toMatchObject([
    { purpose: 'use', whom: 'child', nickname: 'Sari', method: 'child_added' },
    { purpose: 'use', method: 'sign_up', version: '2025-04-02', withdrawn_at: null },
  ]);
  const after = await familyPage(email);
  expect(after.consents.find(({ id }) => id === first?.id)).toMatchObject({
    whom: 'gone',
    text: first?.text,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    withdrawn_at: expect.any(String),
  });
});

test('what is played and asked is counted for each child', async () => {
  const { add, idsOf, choose } = childrenSteps(() => product);
  const { email, token } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Adik' });
  const [first = '', second = ''] = await idsOf(token);
  const play = () => product.send(games.play, { token, params: { id: openGame } });
  await choose(token, first);
  await play();
  await choose(token, second);
  await play();
  await play();
  await product.send(chat.ask, { token, body: { prompt: '7 × 8' } });

  const { child_play } = await familyPage(email);

  expect(child_play).toMatchObject([
    { child: first, games: 1, questions: 0 },
    { child: second, games: 2, questions: 1 },
  ]);
});
