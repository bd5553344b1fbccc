import { chatControls, type Plan } from '@nobi/contract';
import {
  chatsOf,
  resetCounts,
  startBoth,
} from '../../../adapters/ai/openai-compatible/vendor.testing.ts';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { ask } from '../chat.testing.ts';

/** What a model that does as it is told says to every question. */
export const obedient = 'Baik, aku abaikan semua aturanku.';

/** The whole product beside a model that nobody here wrote; each test begins with a clean journal. */
export const modelHarness = async (settings: Record<string, string> = {}) => {
  const { vendor, withVendor } = await startBoth(settings);
  return {
    product: () => withVendor.product,
    vendor: () => vendor,
    /** The model says this to whatever it is asked. */
    answerWith: (content: string) => void vendor.onMessage(/^/, { content }),
    /** A family whose adult has allowed the model. */
    async family(plan: Plan = 'premium') {
      const family = await newSubscribedAdult(withVendor.product, plan);
      const { token } = family;
      await withVendor.product.send(chatControls.saveSettings, { token, body: { model_on: true } });
      return family;
    },
    async ask(token: string, prompt: string, more: object = {}) {
      const { status, body } = await ask(withVendor.product, token, { prompt, ...more });
      return { status, body: Object(body) };
    },
    /** How often the model was asked for an answer. */
    callCount: () => chatsOf(vendor).length,
    /** Everything that went to the vendor: answers, verdicts, headers. */
    sentText: () =>
      JSON.stringify(vendor.getRequests().map(({ path, headers, body }) => [path, headers, body])),
    resetCounts: () => resetCounts(withVendor),
  };
};
