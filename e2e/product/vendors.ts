import { LLMock } from '@copilotkit/aimock';
import { test as journey } from './journey.ts';
import { startProduct } from './product.ts';

export const whatsapp = { phoneId: '106540352242922', secret: 'an-app-secret-for-tests' } as const;

/**
 * A product with all that others sell: a certified provider on this machine in Google's place, a WhatsApp of
 * which nobody takes the answers, and a model that nobody here wrote, which calls "jahat" unsafe.
 * One for all of them: each product that is unlike the rest costs a start and a browser.
 */
export const test = journey.extend<object, { vendor: LLMock }>({
  vendor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
    async ({}, use) => {
      const vendor = new LLMock({ port: 0 });
      vendor.onModerate(/jahat/, { flagged: true, categories: { violence: true } });
      vendor.onModerate(/^/, { flagged: false, categories: {} });
      await vendor.start();
      await use(vendor);
      await vendor.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ vendor }, use) => {
      const product = await startProduct({
        OIDC_DEMO: '1',
        AI_BASE_URL: `${vendor.url}/v1`,
        AI_API_KEY: 'kunci-vendor',
        AI_MODEL: 'nobi-test',
        AI_UNREVIEWED_MODEL: 'nobi-test',
        AI_MODERATION_MODEL: 'penjaga',
        AI_TRANSCRIPTION_MODEL: 'telinga',
        AI_GAP_TIMEOUT: '1500',
        WHATSAPP_NUMBER: '+622150000000',
        WHATSAPP_PHONE_ID: whatsapp.phoneId,
        WHATSAPP_ACCESS_TOKEN: 'an-access-token-for-tests',
        WHATSAPP_APP_SECRET: whatsapp.secret,
        WHATSAPP_VERIFY_TOKEN: 'a-verify-token-for-tests',
        WHATSAPP_URL: 'http://127.0.0.1:9',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
