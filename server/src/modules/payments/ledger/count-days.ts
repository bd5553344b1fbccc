import type { Database } from '../../../database/database.ts';
import { daysBetween, startOfWibDay, wibDayLater, wibDayOf } from '../../../time/wib-day.rules.ts';
import { daysStore } from './days.store.ts';

/** So many days of subscribers are made up for in one run, when nobody counted for long. */
const daysAtOnce = 400;

const countMoney = async (db: Database) => {
  for (;;) {
    const wasSome = await db.transaction(async (tx) => {
      const store = daysStore(tx);
      const days = await store.uncounted();
      if (days.length > 0) await store.count(days);
      return days.length > 0;
    });
    if (!wasSome) return;
  }
};

/** Paid time never changes behind us, so a day that is over is counted once; today, as it stands. */
const countSubscribers = async (db: Database, now: Date) => {
  const store = daysStore(db);
  const today = wibDayOf(now);
  const { final, first } = await store.bounds();
  const from = final ? wibDayLater(final, 1) : (first ?? today);
  const days = Math.min(daysBetween(from, today), daysAtOnce);
  for (let at = 0; at < days; at += 1) {
    const day = wibDayLater(from, at);
    const end = startOfWibDay(wibDayLater(day, 1));
    const isOver = end <= now;
    const until = isOver ? end : now;
    await store.countSubscribers({ day, since: startOfWibDay(day), until, isOver });
  }
};

/** Brings the roll-ups of money and subscribers up to now. Run twice, it is as run once. */
export const countMoneyDays = (db: Database, now: () => Date) => async () => {
  await countMoney(db);
  await countSubscribers(db, now());
};
