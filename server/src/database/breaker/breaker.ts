import { Socket } from 'node:net';
import type { DatabaseLog } from '../database.ts';
import { openProbe } from './probe.ts';

const tickMs = 125;
/** Ticks, not time: none passes while this process itself stands still, so that is never blamed on the database. */
const silentTicks = 8;
const ticksBetweenQuestions = 2;

interface BreakerOptions {
  readonly url: string;
  readonly log: DatabaseLog;
  /** Whether anybody waits for the database; an idle process asks nothing. */
  readonly isBusy: () => boolean;
}

/**
 * A circuit breaker (Nygard, Release It!, 2007; Fowler, CircuitBreaker, 2014) for a database that is
 * silent: frozen, or behind a cut network. What is refused at once by itself needs none.
 *
 * It opens when the probe has had no answer for a second: all connections made by `stream` end at once,
 * so every statement on its way is refused and nothing is sent after it, no COMMIT either. What was on
 * its way may be saved or not; nobody was told that it is. It closes with the probe's next answer.
 */
export const openBreaker = ({ url, log, isBusy }: BreakerOptions) => {
  const probe = openProbe(url);
  const sockets = new Set<Socket>();
  let isOpen = false;
  let isAsking = false;
  let silence = 0;
  let ticks = 0;

  const open = () => {
    isOpen = true;
    log.warn({ silentMs: silence * tickMs }, 'the database is silent: calls are refused at once');
    for (const socket of sockets) socket.destroy();
  };

  const ask = async () => {
    isAsking = true;
    silence = 0;
    try {
      await probe.ask();
      if (isOpen) log.info({}, 'the database answers again');
      isOpen = false;
    } catch {
      // Refused is not silent: each call finds out by itself what the database says.
    } finally {
      isAsking = false;
    }
  };

  const tick = () => {
    ticks += 1;
    if (isAsking) {
      silence += 1;
      if (silence === silentTicks && !isOpen) open();
    } else if (ticks % ticksBetweenQuestions === 0 && (isOpen || isBusy())) void ask();
  };
  const timer = setInterval(tick, tickMs).unref();

  return {
    isOpen: () => isOpen,
    /** Sockets for the connections that the breaker may end. */
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // For whoever stood in the queue of the pool: connecting would only wait for the silent one.
      if (isOpen) queueMicrotask(() => socket.destroy());
      return socket;
    },
    close: async () => {
      clearInterval(timer);
      await probe.close();
    },
  };
};
