import { describe } from 'vitest';
import { paymentGatewayContract } from './payment-gateway.contract.ts';
import { freshOrder } from './sandbox-rig.testing.ts';
import { xenditGateway } from './xendit/xendit.ts';
import { callbackToken, secretKey, startXenditRig } from './xendit-rig.testing.ts';

describe('a Xendit-shaped gateway behind the Xendit adapter', () => {
  paymentGatewayContract(async () => {
    const rig = await startXenditRig();
    return {
      gateway: xenditGateway({
        apiUrl: rig.url,
        secretKey,
        callbackToken,
        allowedRedirectHosts: [rig.host],
        now: () => new Date(),
      }),
      freshOrder: (plan) => freshOrder(plan, new Date()),
      customer: {
        pay: async (page) => {
          await rig.pay(page);
        },
        // A try that fails, and a method that is chosen, leave an invoice as it was.
        isDenied: async () => undefined,
        choosesToPayLater: async () => undefined,
        letsItExpire: async (page) => {
          await rig.letExpire(page);
        },
      },
      tells: { untouched: 'pending', denied: 'pending' },
      notifications: async (orderId) =>
        rig.notices
          .filter((notice) => notice.orderId === orderId)
          .map(({ body }) => ({
            body: Buffer.from(body),
            headers: { 'x-callback-token': callbackToken },
          })),
      forge: ({ body }) => ({
        body,
        headers: { 'x-callback-token': callbackToken.replace(/.$/, 'x') },
      }),
      close: rig.close,
    };
  });
});
