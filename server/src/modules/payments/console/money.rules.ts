import { wibDayLater } from '../../../time/wib-day.rules.ts';
import type { MoneyOfDay, MoneySums, SubscribersOfDay } from './money.store.ts';

type Numbers = MoneySums & Omit<SubscribersOfDay, 'day'>;
export type Day = Numbers & { readonly day: string };

const none: Numbers = {
  orders: 0,
  new_orders: 0,
  renewed: 0,
  gross: 0,
  refunds: 0,
  regular: 0,
  premium: 0,
  given: 0,
  not_renewed: 0,
};

interface DayTotals {
  readonly money: readonly MoneyOfDay[];
  readonly subscribers: readonly SubscribersOfDay[];
}

/** Every day of a period, those without money or families too. */
export const allDays = (from: string, count: number, { money, subscribers }: DayTotals): Day[] => {
  const moneyOf = new Map(money.map((row) => [row.day, row]));
  const subscribersOf = new Map(subscribers.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, at) => {
    const day = wibDayLater(from, at);
    return { ...none, ...moneyOf.get(day), ...subscribersOf.get(day), day };
  });
};

/** Money and those who left add up; who is there is counted at the end. */
export const together = (days: readonly Day[]): Numbers => {
  const { regular, premium, given } = days.at(-1) ?? none;
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    orders: sum(({ orders }) => orders),
    new_orders: sum(({ new_orders }) => new_orders),
    renewed: sum(({ renewed }) => renewed),
    gross: sum(({ gross }) => gross),
    refunds: sum(({ refunds }) => refunds),
    not_renewed: sum(({ not_renewed }) => not_renewed),
    regular,
    premium,
    given,
  };
};
