import { Problem } from '@nobi/contract';
import type { Database } from '../../../database/database.ts';
import { askGateway, type Refunding } from '../refunds/ask-gateway.ts';

/** Asks the gateway for a refund and says how it ended. */
export const giveBack = async (db: Database, refund: Refunding, ask: () => Promise<unknown>) => {
  const outcome = await askGateway(db, refund, { ask });
  if (outcome === 'refused') throw new Problem('staff_refund_refused');
  if (outcome === 'unanswered') throw new Problem('unavailable');
};
