import { staff } from '@nobi/contract';
import { useEffect } from 'react';
import { ask } from '../../../ask.ts';
import { useStaffQuery } from '../../../ui/use-staff-query.ts';

const every = 15_000;
/** After so long without a movement nobody is taken to be there: an empty teamwork holds no session open. */
const stillThere = 5 * 60_000;
const movements = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** A mark that changes when a question does, or without one whatever waits for an answer. */
export const useNews = (ticket?: string) => {
  const { data, refetch } = useStaffQuery(['ticket-news', ticket ?? ''], (signal) =>
    ask(staff.ticketNews, { query: ticket === undefined ? {} : { ticket }, signal }),
  );
  useEffect(() => {
    let movedAt = Date.now();
    const handleMove = () => {
      movedAt = Date.now();
    };
    const timer = setInterval(() => {
      const isThere = !document.hidden && Date.now() - movedAt < stillThere;
      if (isThere) void refetch();
    }, every);
    for (const kind of movements)
      document.addEventListener(kind, handleMove, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const kind of movements)
        document.removeEventListener(kind, handleMove, { capture: true });
    };
  }, [refetch]);
  return data?.stamp;
};
