import type { staff } from '@nobi/contract';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { wibDayLater, wibDayOf } from '../../../time/wib-day.rules.ts';
import { allDays, together } from './money.rules.ts';
import { moneyStore } from './money.store.ts';

export interface MoneyDeps {
  readonly db: Database;
  readonly now: () => Date;
}

export const moneyService = ({ db, now }: MoneyDeps) => ({
  async show({ query }: CallInput<typeof staff.money>) {
    const count = Number(query.days);
    const to = wibDayOf(now());
    const from = wibDayLater(to, 1 - count);
    const earlier = wibDayLater(from, -count);
    const store = moneyStore(db);
    const money = await store.days(earlier, to);
    const subscribers = await store.subscribers(earlier, to);
    const days = allDays(earlier, 2 * count, { money, subscribers });
    const visible = days.slice(count);
    return {
      now: together(visible),
      before: together(days.slice(0, count)),
      days: visible,
      parts: await store.parts(from, to),
    };
  },
});
