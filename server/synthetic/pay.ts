import { setTimeout as pause } from 'node:timers/promises';
import { payments, vouchers } from '@nobi/contract';
import * as z from 'zod/mini';
import type { SyntheticFamily } from './family.ts';
import { Fault, type Installation } from './installation.ts';

const config = z.object({ demoPayments: z.boolean(), identity: z.object({ kind: z.string() }) });

/** What the application's page says of this installation. */
export const configOf = async ({ open, origin }: Installation) => {
  const page = await (await open(`${origin}/login`)).text();
  const [, text = ''] = /id="nobi-config">([\s\S]*?)<\/script>/.exec(page) ?? [];
  try {
    return config.parse(JSON.parse(text));
  } catch {
    throw new Fault(`${origin} serves no page of Nobi`);
  }
};

/** The success page asks like this until the answer is yes. */
const waitUntilPaid = async (
  installation: Installation,
  order_id: string,
  triesLeft = 20,
): Promise<void> => {
  const { is_paid } = await installation.ask(payments.successStatus, { query: { order_id } });
  if (is_paid) return;
  if (triesLeft === 0) throw new Fault('The demo gateway was paid, and the order is not');
  await pause(500);
  await waitUntilPaid(installation, order_id, triesLeft - 1);
};

const payAtDemo = async (installation: Installation, token: string | undefined) => {
  const { ask, open, origin } = installation;
  const { redirect_url = '' } = await ask(payments.start, { token, body: { plan: 'regular' } });
  if (!redirect_url.startsWith(`${origin}/sandbox-gateway/`))
    throw new Fault('The page to pay at is not the demo gateway’s: nothing was paid');
  const { headers } = await open(redirect_url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'method=qris&pay=1',
  });
  const [, order] = /order_id=([\w-]+)/.exec(headers.get('location') ?? '') ?? [];
  if (!order) throw new Fault('The demo gateway took no payment');
  await waitUntilPaid(installation, order);
};

/** Pays where it costs nothing: at the demo gateway, or by the operator's code. Never real money. */
export const pay = async (
  installation: Installation,
  family: SyntheticFamily,
  voucher: string | undefined,
) => {
  const token = family.token();
  const { demoPayments } = await configOf(installation);
  if (demoPayments) return payAtDemo(installation, token);
  if (voucher === undefined)
    throw new Fault('Payments are real here and SYNTHETIC_VOUCHER is not set: nothing was paid');
  await installation.ask(vouchers.redeemVoucher, { token, body: { voucher } });
};
