import { type MoneyRange, moneyRanges, Problem, type ReplyOf, staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ask } from '../../ask.ts';

export type Money = ReplyOf<typeof staff.money>;

/** The range in the address; a strange one is the shortest. */
export const useRange = () => {
  const [address, setAddress] = useSearchParams();
  const range: MoneyRange =
    moneyRanges.find((known) => known === address.get('days')) ?? moneyRanges[0];
  return { range, setRange: (days: MoneyRange) => setAddress({ days }) };
};

/** Revenue and subscribers of a range; the console's session may have ended meanwhile. */
export const useMoney = (range: MoneyRange) => {
  const leave = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: ['money', range],
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return await ask(staff.money, { query: { days: range }, signal });
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_signed_in')
          await leave({ status: 401 });
        throw error;
      }
    },
  });
};
