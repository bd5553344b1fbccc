import { describe } from 'vitest';
import { paymentGatewayContract } from './payment-gateway.contract.ts';
import { freshOrder, press, startRig } from './sandbox-rig.testing.ts';

describe('the sandbox gateway behind the Midtrans adapter', () => {
  paymentGatewayContract(async () => {
    const rig = await startRig();
    const button = (name: string) => async (page: string) => {
      await press(page, { method: 'qris', [name]: '1' });
    };
    return {
      gateway: rig.gateway,
      freshOrder: (plan) => freshOrder(plan, rig.clock.now),
      customer: {
        pay: button('pay'),
        isDenied: button('deny'),
        choosesToPayLater: button('later'),
        letsItExpire: button('expire'),
      },
      notifications: async (orderId) => {
        await rig.settle();
        const bodies = rig.notices.filter((body) => body.includes(`"${orderId}"`));
        return bodies.map((body) => ({ body, headers: {} }));
      },
      tells: { untouched: 'unknown', denied: 'denied' },
      forge: ({ body, headers }) => ({
        body: Buffer.from(Buffer.from(body).toString().replace('"NB-', '"NB-x')),
        headers,
      }),
      close: rig.close,
    };
  });
});
