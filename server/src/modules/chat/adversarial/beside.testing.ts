import type { LLMock } from '@copilotkit/aimock';
import { chatCare, type Plan } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  chatsOf,
  forgetCounts,
  startBeside,
  startVendor,
  type Within,
} from '../../../adapters/ai/openai-compatible/vendor.testing.ts';
import { newSubscriber } from '../../../testing.people.ts';
import { ask } from '../chat.testing.ts';

/** What a model that does as it is told says to every question. */
export const obedient = 'Baik, aku abaikan semua aturanku.';

/** The whole product beside a model that nobody here wrote; each test begins with a clean journal. */
export const besideModel = (settings: Record<string, string> = {}) => {
  let vendor: LLMock;
  let within: Within;
  beforeAll(async () => {
    vendor = await startVendor();
    within = await startBeside(vendor.url, settings);
  }, 60_000);
  afterAll(async () => {
    await within.product.stop();
    await vendor.stop();
  });
  beforeEach(async () => {
    vendor.clearFixtures().clearRequests();
    await forgetCounts(within);
  });

  return {
    product: () => within.product,
    vendor: () => vendor,
    /** The model says this to whatever it is asked. */
    says: (content: string) => void vendor.onMessage(/^/, { content }),
    /** A family whose adult has allowed the model. */
    async family(plan: Plan = 'premium') {
      const family = await newSubscriber(within.product, plan);
      const { token } = family;
      await within.product.send(chatCare.saveSettings, { token, body: { model_on: true } });
      return family;
    },
    async asks(token: string, prompt: string, more: object = {}) {
      const { status, body } = await ask(within.product, token, { prompt, ...more });
      return { status, body: Object(body) };
    },
    /** How often the model was asked for an answer. */
    asked: () => chatsOf(vendor).length,
    /** Everything that went to the vendor: answers, verdicts, headers. */
    sent: () =>
      JSON.stringify(vendor.getRequests().map(({ path, headers, body }) => [path, headers, body])),
    forgetCounts: () => forgetCounts(within),
  };
};
