import type { staff } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import { wibDayLater, wibDayOf } from '../../money/wib-day.rules.ts';
import type { Asked } from '../../serve.ts';
import { allDays, together } from './money.rules.ts';
import { moneyStore } from './money.store.ts';

interface MoneyDeps {
  readonly db: Database;
  readonly now: () => Date;
}

export const moneyService = ({ db, now }: MoneyDeps) => ({
  async show({ query }: Asked<typeof staff.money>) {
    const count = Number(query.days);
    const to = wibDayOf(now());
    const from = wibDayLater(to, 1 - count);
    const earlier = wibDayLater(from, -count);
    const store = moneyStore(db);
    const money = await store.days(earlier, to);
    const subscribers = await store.subscribers(earlier, to);
    const days = allDays(earlier, 2 * count, { money, subscribers });
    const shown = days.slice(count);
    return {
      now: together(shown),
      before: together(days.slice(0, count)),
      days: shown,
      parts: await store.parts(from, to),
    };
  },
});

export type MoneyService = ReturnType<typeof moneyService>;
