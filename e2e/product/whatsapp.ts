import { createHmac } from 'node:crypto';
import { reportWhatsapp } from '@nobi/contract';
import { expect } from './journey.ts';
import type { Product } from './product.ts';
import { whatsapp } from './vendors.ts';

export { test } from './vendors.ts';

const { phoneId, secret } = whatsapp;

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
