import { LLMock } from '@copilotkit/aimock';
import { chatControls } from '@nobi/contract';
import { afterAll, beforeEach } from 'vitest';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

/** Nothing that a skill of the product answers by itself. */
export const question = 'Siapa nama raja di planet Zorgblip?';

/** A vendor that nobody here wrote; it calls everything with the word "jahat" unsafe. */
export const startVendor = async () => {
  const vendor = new LLMock({ port: 0 });
  vendor.onModerate(/jahat/, { flagged: true, categories: { violence: true } });
  vendor.onModerate(/^/, { flagged: false, categories: {} });
  await vendor.start();
  return vendor;
};

export const settingsFor = (url: string) => ({
  AI_BASE_URL: `${url}/v1`,
  AI_API_KEY: 'kunci-rahasia-vendor',
  AI_MODEL: 'nobi-test',
  AI_UNREVIEWED_MODEL: 'nobi-test',
  AI_MODERATION_MODEL: 'penjaga',
  AI_TRANSCRIPTION_MODEL: 'telinga',
  AI_CONNECT_TIMEOUT: '2000',
  AI_FIRST_TOKEN_TIMEOUT: '2000',
  AI_GAP_TIMEOUT: '2000',
  AI_WHOLE_TIMEOUT: '8000',
});

export interface ProductWithVendor {
  readonly product: Product;
  readonly token: string;
}

/** A product beside this vendor, and a family whose adult has allowed the model. */
export const startWithVendor = async (
  url: string,
  changed: Record<string, string> = {},
): Promise<ProductWithVendor> => {
  const product = await startProduct({ ...settingsFor(url), ...changed });
  const { token } = await newSubscribedAdult(product);
  await product.send(chatControls.saveSettings, { token, body: { model_on: true } });
  return { product, token };
};

/** Each child may ask six a minute; these ask more. */
export const resetCounts = ({ product }: ProductWithVendor) =>
  product.db.query('truncate throttle, chat_day, chat_child_day');

/** Both for all tests of a file; before each the vendor knows nothing and nobody has asked. */
export const startBoth = async (changed: Record<string, string> = {}) => {
  const vendor = await startVendor();
  const withVendor = await startWithVendor(vendor.url, changed);
  afterAll(async () => {
    await withVendor.product.stop();
    await vendor.stop();
  });
  beforeEach(async () => {
    vendor.clearFixtures().clearRequests();
    await resetCounts(withVendor);
  });
  return { vendor, withVendor };
};

export const askAsChild = async (
  { product, token }: ProductWithVendor,
  prompt: string,
  accept = 'application/json',
) => {
  const response = await fetch(`${product.url}/api/ai/chat/`, {
    method: 'POST',
    headers: {
      authorization: `Token ${token}`,
      'content-type': 'application/json',
      'accept-language': 'id-ID',
      accept,
    },
    body: JSON.stringify({ prompt }),
  });
  return { status: response.status, text: await response.text() };
};

export const chatsOf = (vendor: LLMock) =>
  vendor.getRequests().filter(({ path }) => path.includes('chat/completions'));
