import { Problem, payments } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from '../../api.ts';
import { isPassing } from '../../queries.ts';
import { seconds } from '../../time.ts';
import { pauseAfter, type Verdict, verdictOf } from './verdict.rules.ts';

const mayPass = (error: unknown): boolean =>
  isPassing(error) || (error instanceof Problem && error.code === 'too_many_requests');

const look = async (orderId: string, looks: number) => {
  try {
    const order = await ask(payments.successStatus, { query: { order_id: orderId } });
    return { order, looks, verdict: verdictOf(order), trouble: undefined };
  } catch (trouble) {
    if (!mayPass(trouble)) throw trouble;
    // A broken line says nothing about the order: it counts as a look and waits on.
    const verdict: Verdict = 'waiting';
    return { order: undefined, looks, verdict, trouble };
  }
};

/** Where an order stands: looks again with growing pauses while the gateway has not decided. */
export const useOrder = (orderId: string) => {
  const looks = useRef(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['order', orderId],
    queryFn: () => {
      looks.current += 1;
      return look(orderId, looks.current);
    },
    enabled: orderId !== '',
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: ({ state }) => state.data?.verdict === 'waiting',
    refetchInterval: ({ state: { data: last } }) => {
      const pause = last?.verdict === 'waiting' ? pauseAfter(last.looks) : null;
      return pause === null ? false : seconds(pause);
    },
  });
  return {
    order: data?.order,
    verdict: error ? 'failed' : data?.verdict,
    trouble: data?.trouble,
    /** No look is planned any more: the next one is the person's. */
    isQuiet: data !== undefined && pauseAfter(data.looks) === null,
    isFetching,
    lookAgain: () => void refetch(),
  };
};
