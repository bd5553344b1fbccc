import type { LLMock } from '@copilotkit/aimock';
import { chatRoom } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  asking,
  chatsOf,
  forgetCounts,
  question,
  startBeside,
  startVendor,
  type Within,
} from './vendor.testing.ts';

let vendor: LLMock;
let within: Within;
beforeAll(async () => {
  vendor = await startVendor();
  within = await startBeside(vendor.url);
}, 60_000);
afterAll(async () => {
  await within.product.stop();
  await vendor.stop();
});
beforeEach(async () => {
  vendor.clearFixtures().clearRequests();
  await forgetCounts(within);
});

/** Judged by a model of the same API instead of `/moderations`. */
const guardOnly = { AI_MODERATION_MODEL: '', AI_GUARD_MODEL: 'penjaga' };

const remaining = async ({ product, token }: Within) =>
  Number(Object((await product.send(chatRoom.status, { token })).body).remaining);

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
    const fresh = await startBeside(vendor.url);
    fail();
    const before = await remaining(fresh);

    const { status, text } = await asking(fresh, question);

    const after = await remaining(fresh);
    await fresh.product.stop();
    expect([status, after]).toEqual([503, before]);
    expect(text).toContain('Nobi');
  },
);

test('14. 429 with a short wait is asked again, once', async () => {
  vendor.onMessage(/Zorgblip/, { content: 'Rajanya Blip.' });
  vendor.nextRequestError(429, { message: 'slow down' });

  const { text } = await asking(within, question);

  expect(JSON.parse(text).response).toBe('Rajanya Blip.');
  expect(chatsOf(vendor)).toHaveLength(2);
});

test('after five failures it is left alone', async () => {
  const fresh = await startBeside(vendor.url);
  vendor.onMessage(/Zorgblip/, { error: { message: 'down' }, status: 500 });
  for (let tries = 0; tries < 5; tries += 1) {
    await forgetCounts(fresh);
    await asking(fresh, question);
  }
  const asked = chatsOf(vendor).length;
  await forgetCounts(fresh);

  const { status } = await asking(fresh, question);

  await fresh.product.stop();
  expect(status).toBe(503);
  expect(chatsOf(vendor)).toHaveLength(asked);
});

test('a flagged answer is not shown', async () => {
  vendor.onMessage(/Zorgblip/, { content: 'Raja itu jahat sekali.' });

  const { text } = await asking(within, question);

  expect(text).not.toContain('jahat');
});

test('a guard model of the same API lets through what it calls fine', async () => {
  const fresh = await startBeside(vendor.url, guardOnly);
  vendor.on({ model: 'nobi-test' }, { content: 'Rajanya Blip.' });
  vendor.on({ model: 'penjaga' }, { content: '{"verdict":"fine"}' });

  const { text } = await asking(fresh, question);

  await fresh.product.stop();
  expect(text).toContain('Rajanya Blip.');
});
