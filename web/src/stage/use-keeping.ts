import { Problem } from '@nobi/contract';
import { useEffect, useState } from 'react';
import { isPassing } from '../queries.ts';
import { openChecks } from './checks.ts';
import { openReports } from './reports.ts';
import { openSaves } from './saves.ts';
import type { Show } from './show.ts';
import type { DayEnd } from './use-day-end.ts';

/** A pause that ends early when the line is back. */
export const rest = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });

/** `too_many_requests` passes too; everything else that the server refuses, it refuses for good. */
export const mayPass = (error: unknown) =>
  isPassing(error) ||
  (error instanceof Error && 'code' in error && error.code === 'too_many_requests');

/** Carries what the content reports and saves to the server, through broken lines and closed tabs. */
export const useKeeping = (
  show: Show,
  id: string,
  { sitting, day }: { sitting: string; day: DayEnd },
) => {
  const [keeping] = useState(() => ({
    reports: openReports({
      deliver: async (events, how) => {
        const { is_over } = await show.report(sitting, events, how);
        if (is_over) day.onOver();
      },
      mayPass,
      rest,
    }),
    saves: openSaves({
      deliver: (save, how) => show.keep(id, save, how),
      mayPass,
      rest,
    }),
    checks: openChecks({
      deliver: (asked) => show.check?.(sitting, asked) ?? Promise.reject(new Problem('not_found')),
      mayPass,
      rest,
    }),
  }));

  useEffect(() => {
    const handOver = () => {
      void keeping.reports.handOver();
      void keeping.saves.handOver();
      void keeping.checks.handOver();
    };
    // Phones kill hidden tabs without another word, so hiding is the last safe moment.
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') handOver();
    };
    addEventListener('pagehide', handOver);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      removeEventListener('pagehide', handOver);
      document.removeEventListener('visibilitychange', handleHidden);
      handOver();
    };
  }, [keeping]);

  return keeping;
};
