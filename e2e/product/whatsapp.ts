import { createHmac } from 'node:crypto';
import { reportWhatsapp } from '@nobi/contract';
import { test as base, expect } from './journey.ts';
import { type Product, startProduct } from './product.ts';

const phoneId = '106540352242922';
const secret = 'an-app-secret-for-tests';

/** A product with a WhatsApp of which nobody takes the answers: only what the pages show is tried here. */
export const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
    async ({}, use) => {
      const product = await startProduct({
        WHATSAPP_NUMBER: '+622150000000',
        WHATSAPP_PHONE_ID: phoneId,
        WHATSAPP_ACCESS_TOKEN: 'an-access-token-for-tests',
        WHATSAPP_APP_SECRET: secret,
        WHATSAPP_VERIFY_TOKEN: 'a-verify-token-for-tests',
        WHATSAPP_URL: 'http://127.0.0.1:9',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** The phone of that number writes to ours, as Meta tells it. */
export const writeFrom = async (product: Product, number: string, text: string) => {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: phoneId },
              messages: [
                {
                  from: number.replace('+', ''),
                  id: `wamid.${text}`,
                  timestamp: String(Math.floor(Date.now() / 1000)),
                  type: 'text',
                  text: { body: text },
                },
              ],
            },
          },
        ],
      },
    ],
  });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const answer = await fetch(`${product.url}${reportWhatsapp.receiveWhatsapp.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  });
  expect(answer.status).toBe(200);
};

export { expect };
