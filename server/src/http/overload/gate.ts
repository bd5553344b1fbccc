import type { Priority } from './priority.rules.ts';
import { rankOf } from './priority.rules.ts';

interface Waiting {
  readonly since: number;
  /** Refused then: how long it may wait is settled when it comes. */
  readonly until: number;
  readonly admit: () => void;
  readonly refuse: (reason: Error) => void;
}

export interface GateOptions {
  /** Calls at work in this process; more would only wait for each other. */
  readonly atOnce: number;
  /** What is thrown at who is refused. */
  readonly refusal: () => Error;
  readonly onRefusal?: () => void;
  /** Waits as in a burst however long the queue stands. */
  readonly isPatient?: boolean;
  readonly now?: () => number;
}

/** How long a call may wait for its place, in milliseconds: in a burst, and in lasting overload. */
const patience = { burst: 1000, overload: 100 };
/** A queue that was never empty for so long is no burst any more. */
const lastingMs = 500;
const sweepMs = 25;

/**
 * A bounded number of calls at work and, before it, a queue by priority whose time limit is short
 * while the queue stands: CoDel as Facebook uses it for requests (Maurer, Fail at Scale, ACM Queue
 * 13(8), 2015, after Nichols and Jacobson, Controlling Queue Delay, 2012). What would be answered too
 * late is refused at once, so the time goes into calls that are still awaited.
 */
export const openGate = ({
  atOnce,
  refusal,
  onRefusal = () => undefined,
  isPatient = false,
  now = () => performance.now(),
}: GateOptions) => {
  const queues: Waiting[][] = [[], [], [], []];
  let atWork = 0;
  let waiting = 0;
  let emptyAt = now();
  let sweeping: NodeJS.Timeout | undefined;

  const limit = () =>
    !isPatient && now() - emptyAt > lastingMs ? patience.overload : patience.burst;
  const refused = () => {
    onRefusal();
    return refusal();
  };
  const take = (queue: Waiting[]) => {
    const first = queue.shift();
    if (first && --waiting === 0) emptyAt = now();
    return first;
  };
  const sweep = () => {
    const at = now();
    for (const [rank, queue] of queues.entries()) {
      const late = queue.filter(({ until }) => until < at);
      if (late.length === 0) continue;
      queues[rank] = queue.filter(({ until }) => until >= at);
      waiting -= late.length;
      if (waiting === 0) emptyAt = at;
      for (const { refuse } of late) refuse(refused());
    }
    if (waiting > 0) return;
    clearInterval(sweeping);
    sweeping = undefined;
  };
  const admitNext = () => {
    for (const queue of queues) {
      const first = atWork < atOnce ? take(queue) : undefined;
      if (!first) continue;
      atWork += 1;
      return first.admit();
    }
  };

  return {
    /** Whether a call would wait in vain: a queue that stands is never waited for to its limit's end. */
    isFull: (priority: Priority) => {
      const first = queues[rankOf(priority)]?.[0];
      return first !== undefined && now() - first.since > limit() / 2;
    },
    refused,
    /** Lets a call in that need not wait; false when it must. */
    enterNow() {
      if (waiting > 0 || atWork >= atOnce) return false;
      atWork += 1;
      return true;
    },
    /** Resolves when its turn has come, rejects with the refusal. */
    enter(priority: Priority): Promise<void> {
      if (waiting === 0) emptyAt = now();
      waiting += 1;
      sweeping ??= setInterval(sweep, sweepMs).unref();
      return new Promise((admit, refuse) => {
        queues[rankOf(priority)]?.push({ since: now(), until: now() + limit(), admit, refuse });
      });
    },
    leave() {
      atWork -= 1;
      admitNext();
    },
  };
};
