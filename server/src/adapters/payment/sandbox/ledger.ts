import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import type { PageRequest } from './create.rules.ts';
import { noticesOf } from './delivery/notices.rules.ts';
import type { FaultBox } from './faults.ts';
import { lapse, type Refusal } from './payment.rules.ts';
import { type Key, type SandboxStore, sandboxStore } from './sandbox.store.ts';
import type { Transaction } from './transaction.ts';

export interface LedgerOptions {
  readonly db: Database;
  readonly serverKey: string;
  readonly now: () => Date;
  readonly clockScale: number;
  readonly faultBox: FaultBox;
  /** Called after a change is kept and its notifications with it. */
  readonly onChange: () => void;
}

const isRefusal = (result: Transaction | Refusal): result is Refusal => 'code' in result;

/** Keeps the orders: one change at a time each, its notifications in the same transaction. */
export const ledger = ({ db, serverKey, now, clockScale, faultBox, onChange }: LedgerOptions) => {
  const keep = async (store: SandboxStore, before: Transaction, after: Transaction) => {
    if (before === after) return;
    await store.save(after);
    const faults = faultBox.current;
    for (const notice of noticesOf(before, after, { serverKey, faults })) {
      const pause = (notice.afterMinutes * 60_000) / clockScale + faults.delaySeconds * 1000;
      await store.addNotice(after.orderId, notice, new Date(now().getTime() + pause));
    }
  };

  /** Changes one order with its row locked; what time has done to it counts first. */
  const change = async <Result extends Transaction | Refusal>(
    key: Key,
    work: (transaction: Transaction) => Result,
  ): Promise<Result | 'not_found'> => {
    const outcome = await db.transaction(async (tx) => {
      const store = sandboxStore(tx);
      const transaction = await store.lock(key);
      if (!transaction) return 'not_found';
      const current = lapse(transaction, now());
      await keep(store, transaction, current);
      const result = work(current);
      if (!isRefusal(result)) await keep(store, current, result);
      return result;
    });
    onChange();
    return outcome;
  };

  const readNow = (transaction: Transaction) => transaction;

  return {
    change,
    /** The order as it stands now; writes only when time has changed it. */
    async read(key: Key): Promise<Transaction | 'not_found'> {
      const transaction = await sandboxStore(db).find(key);
      if (!transaction) return 'not_found';
      return lapse(transaction, now()) === transaction ? transaction : change(key, readNow);
    },
    /** The token of a new page, or undefined when the order is being paid already. */
    async open(page: PageRequest): Promise<string | undefined> {
      const token = randomUUID();
      return (await sandboxStore(db).open(token, page)) ? token : undefined;
    },
    async lapseDue() {
      for (const id of await sandboxStore(db).lapsed(now())) await change({ id }, readNow);
    },
  };
};
export type Ledger = ReturnType<typeof ledger>;
