import { type MoneyRange, moneyRanges, type ReplyOf, staff } from '@nobi/contract';
import { useSearchParams } from 'react-router';
import { ask } from '../../ask.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';

export type Money = ReplyOf<typeof staff.money>;

/** The range in the address; a strange one is the shortest. */
export const useRange = () => {
  const [address, setAddress] = useSearchParams();
  const range: MoneyRange =
    moneyRanges.find((known) => known === address.get('days')) ?? moneyRanges[0];
  return { range, setRange: (days: MoneyRange) => setAddress({ days }) };
};

/** Revenue and subscribers of a range. */
export const useMoney = (range: MoneyRange) =>
  useStaffQuery(['money', range], (signal) => ask(staff.money, { query: { days: range }, signal }));
