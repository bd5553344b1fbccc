import type { QueryOf, staff } from '@nobi/contract';
import { startOfWibDay, wibDayLater } from '../../../time/wib-day.rules.ts';
import type { Narrowed } from './orders.store.ts';

/** What the console asks for, as the store takes it: days are whole days in Jakarta. */
export const narrowedBy = (
  query: Pick<
    QueryOf<typeof staff.orders>,
    'state' | 'gateway' | 'from' | 'to' | 'amount' | 'search' | 'flagged'
  >,
): Narrowed => ({
  state: query.state,
  gateway: query.gateway,
  since: query.from === undefined ? undefined : startOfWibDay(query.from),
  before: query.to === undefined ? undefined : startOfWibDay(wibDayLater(query.to, 1)),
  amount: query.amount,
  search: query.search,
  isFlagged: query.flagged !== undefined,
});
