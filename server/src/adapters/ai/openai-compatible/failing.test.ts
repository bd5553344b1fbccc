import { chatConversations } from '@nobi/contract';
import { expect, test } from 'vitest';
import {
  askAsChild,
  chatsOf,
  type ProductWithVendor,
  question,
  resetCounts,
  startBoth,
  startWithVendor,
} from './vendor.testing.ts';

const { vendor, withVendor } = await startBoth();

/** Judged by a model of the same API instead of `/moderations`. */
const guardOnly = { AI_MODERATION_MODEL: '', AI_GUARD_MODEL: 'penjaga' };

const remaining = async ({ product, token }: ProductWithVendor) =>
  Number(Object((await product.send(chatConversations.status, { token })).body).remaining);

const failing: Record<string, () => unknown> = {
  'answers 503 always': () =>
    vendor.onMessage(/Zorgblip/, { error: { message: 'down' }, status: 503 }),
  'answers 429 with a long wait': () =>
    vendor.onMessage(/Zorgblip/, { error: { message: 'slow' }, status: 429, retryAfter: 60 }),
  'breaks off midway': () =>
    vendor.onMessage(/Zorgblip/, { content: 'Rajanya '.repeat(60) }, { truncateAfterChunks: 3 }),
  'is silent before the first word': () =>
    vendor.onMessage(/Zorgblip/, { content: 'Halo.' }, { chaos: { latencyMs: 5000 } }),
  'talks garbage': () =>
    vendor.onMessage(/Zorgblip/, { content: 'Halo.' }, { chaos: { malformedRate: 1 } }),
  'drops the connection': () =>
    vendor.onMessage(/Zorgblip/, { content: 'Halo.' }, { chaos: { disconnectRate: 1 } }),
  'says nothing': () => vendor.onMessage(/Zorgblip/, { content: '' }),
};

test.each(Object.entries(failing))(
  '14. %s: said plainly, and the question is given back',
  async (_name, fail) => {
    const fresh = await startWithVendor(vendor.url);
    fail();
    const before = await remaining(fresh);

    const { status, text } = await askAsChild(fresh, question);

    const after = await remaining(fresh);
    await fresh.product.stop();
    expect([status, after]).toEqual([503, before]);
    expect(text).toContain('Nobi');
  },
);

test('14. 429 with a short wait is asked again, once', async () => {
  vendor.onMessage(/Zorgblip/, { content: 'Rajanya Blip.' });
  vendor.nextRequestError(429, { message: 'slow down' });

  const { text } = await askAsChild(withVendor, question);

  expect(JSON.parse(text).response).toBe('Rajanya Blip.');
  expect(chatsOf(vendor)).toHaveLength(2);
});

test('after five failures it is left alone', async () => {
  const fresh = await startWithVendor(vendor.url);
  vendor.onMessage(/Zorgblip/, { error: { message: 'down' }, status: 500 });
  for (let tries = 0; tries < 5; tries += 1) {
    await resetCounts(fresh);
    await askAsChild(fresh, question);
  }
  const callCount = chatsOf(vendor).length;
  await resetCounts(fresh);

  const { status } = await askAsChild(fresh, question);

  await fresh.product.stop();
  expect(status).toBe(503);
  expect(chatsOf(vendor)).toHaveLength(callCount);
});

test('a flagged answer is not shown', async () => {
  vendor.onMessage(/Zorgblip/, { content: 'Raja itu jahat sekali.' });

  const { text } = await askAsChild(withVendor, question);

  expect(text).not.toContain('jahat');
});

test('a guard model of the same API lets through what it calls fine', async () => {
  const fresh = await startWithVendor(vendor.url, guardOnly);
  vendor.on({ model: 'nobi-test' }, { content: 'Rajanya Blip.' });
  vendor.on({ model: 'penjaga' }, { content: '{"verdict":"fine"}' });

  const { text } = await askAsChild(fresh, question);

  await fresh.product.stop();
  expect(text).toContain('Rajanya Blip.');
});
