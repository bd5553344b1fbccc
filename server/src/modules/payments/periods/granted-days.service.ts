import { Problem } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { type DaysGrant, grantedDaysStore } from './granted-days.store.ts';
import { recomputePeriods } from './periods.service.ts';

/**
 * Gives or takes days inside the transaction that holds the account's lock. Answers the days of the
 * plan before and after; undefined when this very wish was granted before.
 */
export const grantDays = async (tx: Queryable, accountId: string, grant: DaysGrant) => {
  const store = grantedDaysStore(tx);
  const before = await store.daysLeft(accountId, grant.plan);
  if (grant.days < 0 && before === 0) throw new Problem('staff_nothing_to_take');
  if (!(await store.add(accountId, grant))) return undefined;
  await recomputePeriods(tx, accountId);
  return { before, after: await store.daysLeft(accountId, grant.plan) };
};
