import type { Plan } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';

export interface PaidOrder {
  readonly id: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly paid_at: Date;
}

interface OwnOrdersDeps {
  readonly paidOf: (accountId: string) => Promise<readonly PaidOrder[]>;
  readonly signInvoice: (orderId: string) => string;
}

/** What a family has paid, each with its receipt. */
export const ownOrdersService = ({ paidOf, signInvoice }: OwnOrdersDeps) => ({
  async orders(_input: unknown, { accountId }: Caller) {
    const orders = await paidOf(accountId);
    return {
      orders: orders.map(({ id, paid_at, ...order }) => ({
        ...order,
        id,
        paid_at: paid_at.toISOString(),
        invoice: signInvoice(id),
      })),
    };
  },
});
