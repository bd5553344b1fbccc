import { Problem } from '@nobi/contract';
import { useState } from 'react';
import { isPassing } from '../../queries.ts';
import type { ContentSource } from '../content-source.ts';
import type { DayEnd } from '../use-day-end.ts';
import { openChecks } from './checks.ts';
import { openReports } from './reports.ts';
import { openSaves } from './saves.ts';
import { useHandOver } from './use-hand-over.ts';

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
export const useDelivery = (
  source: ContentSource,
  id: string,
  { sessionId, day }: { sessionId: string; day: DayEnd },
) => {
  const [delivery] = useState(() => {
    const reports = openReports({
      deliver: async (events, how) => {
        const { is_over } = await source.report(sessionId, events, how);
        if (is_over) day.onOver();
      },
      note: (events) => source.note?.(sessionId, { events }),
      mayPass,
      rest,
    });
    const saves = openSaves({
      deliver: (save, how) => source.keep(id, save, { ...how, sessionId }),
      note: (save) => source.note?.(sessionId, { save }),
      mayPass,
      rest,
    });
    const checks = openChecks({
      deliver: (check) =>
        source.check?.(sessionId, check) ?? Promise.reject(new Problem('not_found')),
      mayPass,
      rest,
    });
    const handOver = () => {
      void reports.handOver();
      void saves.handOver();
      void checks.handOver();
    };
    return { reports, saves, checks, handOver };
  });

  useHandOver(delivery.handOver);
  return delivery;
};
