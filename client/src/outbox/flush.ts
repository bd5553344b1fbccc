import { Problem } from '@nobi/contract';
import { batchOf, type carrierOf } from './carrier.ts';
import type { QueuedRow } from './database.ts';
import type { Queue } from './queue.ts';

/** The failure may pass by itself, and says nothing about what was sent. */
const mayPass = (error: unknown) =>
  !(error instanceof Problem) ||
  [
    'offline',
    'unavailable',
    'unexpected',
    'too_many_requests',
    'not_signed_in',
    'not_allowed',
    'suspended_sharing',
    'suspended_fraud',
    'suspended_abuse',
  ].includes(error.code);

interface FlushDeps {
  readonly queue: Queue;
  readonly carrier: ReturnType<typeof carrierOf>;
}

/** Sends what a family's queue holds, each thing once; false when the line does not let it. */
export const sendsAll = ({ queue, carrier }: FlushDeps) => {
  return async (family: string, how: { token?: string }): Promise<boolean> => {
    const tried = new Set<number | undefined>();
    const stuck = new Set<string>();
    // What follows an answer that was refused waits with it: the first answer counts.
    const isDue = ({ what, session, seq, isAside }: QueuedRow) =>
      !isAside && !tried.has(seq) && !(what === 'check' && stuck.has(session));
    for (;;) {
      const due = (await queue.all(family)).filter(isDue);
      const [next] = due;
      if (!next) return true;
      const batch = batchOf(next, due);
      try {
        await carrier.send(batch, how);
        await queue.drop(batch);
      } catch (error) {
        if (mayPass(error)) return false;
        for (const { seq } of batch) tried.add(seq);
        if (next.what === 'check') stuck.add(next.session);
        await queue.refuse(batch);
      }
    }
  };
};
