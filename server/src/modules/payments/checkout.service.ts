import { type Language, type Plan, Problem, type payments, plans } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { Database } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import type { Gateways } from '../../ports/payment.ts';
import { addressGroup, type Throttle } from '../../rate-limit/throttle.ts';
import { checkoutStore } from './checkout.store.ts';
import { newOrderId, type OrderPages } from './order-pages.ts';
import type { Order } from './orders.store.ts';
import { promoStore } from './periods/promo.store.ts';

const startByAccount = { name: 'start-payment', limit: 30, seconds: 3600 };
// Wide: behind one carrier's address live thousands of families.
const startByAddress = { name: 'start-payment-address', limit: 600, seconds: 3600 };

const staffNeedNotPay = {
  en: 'Your account opens everything without payment.',
  id: 'Akun Anda membuka semuanya tanpa membayar.',
};
const justPaid = { en: 'Payment successful!', id: 'Pembayaran berhasil!' };

export interface CheckoutDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly throttle: Throttle;
  readonly pages: OrderPages;
  readonly publicUrl: string;
}

/** Opens orders: one at a time for an account, one page for however many clicks. */
export const checkoutService = (deps: CheckoutDeps) => {
  const { db, gateways, throttle, pages } = deps;
  const store = checkoutStore(db);

  /** The family's own; what somebody else was about to pay through a link makes room. */
  const openOrder = async (accountId: string, plan: Plan): Promise<Order | 'paid' | undefined> => {
    const open = await store.findOpen(accountId);
    if (!open) return undefined;
    const isOwn = open.plan === plan && open.gift_link_id === null;
    if (isOwn && pages.canGoOn(open)) return open;
    return (await pages.close(open)) === 'paid' ? 'paid' : undefined;
  };

  const goOn = async (caller: Caller, plan: Plan, language: Language) => {
    const open = await openOrder(caller.accountId, plan);
    if (open === 'paid') return { message: justPaid[language] };
    if (!open)
      await store.add({
        id: newOrderId(),
        accountId: caller.accountId,
        plan,
        amount: plans[plan].rupiah,
        gateway: gateways.forNewOrders.name,
      });
    const order = open ?? (await store.findOpen(caller.accountId));
    if (order?.plan !== plan || order.gift_link_id !== null) throw new Problem('conflict');
    const visitor = {
      customer: { name: caller.displayName, email: caller.email },
      language,
      finishUrl: `${deps.publicUrl}/payment/success`,
    };
    return { redirect_url: await pages.pageOf(order, visitor) };
  };

  return {
    async start({ body, language, address }: CallInput<typeof payments.start>, caller: Caller) {
      if (caller.isSuperuser) return { message: staffNeedNotPay[language] };
      const limits = [
        [startByAccount, caller.accountId],
        [startByAddress, addressGroup(address)],
      ] as const;
      return throttle.attempt(limits, async () => {
        if (body.promo) await promoStore(db).claim(caller.accountId);
        return goOn(caller, body.plan, language);
      });
    },
  };
};
