import type { CallShape } from '@nobi/contract';
import type { FastifyBaseLogger } from 'fastify';
import { openGate } from './gate.ts';
import { nextRefusal, refusalCounter } from './overloaded.ts';
import { priorityOf } from './priority.rules.ts';

/**
 * More than the pool has connections and than passwords may wait to be hashed (`hash-pool.ts`), so that
 * neither alone fills it. Plays that begin together share a statement: enough of them must be let in.
 */
const atOnce = 128;

/** Calls about money have places of their own: nobody else can take them, and a slow gateway takes no others. */
const moneyAtOnce = 64;

/** Where each call of this process waits for its place. */
export const openGates = (log: FastifyBaseLogger) => {
  const shared = { refusal: nextRefusal, onRefusal: refusalCounter(log) };
  const money = openGate({ ...shared, atOnce: moneyAtOnce, isPatient: true });
  const others = openGate({ ...shared, atOnce });
  return (shape: CallShape) => {
    const priority = priorityOf(shape);
    const gate = priority === 'money' ? money : others;
    return {
      /** Before anything is read: throws when it would wait in vain. */
      check() {
        if (gate.isFull(priority)) throw gate.refused();
      },
      /** Does the work when its turn comes, or throws. */
      async run<T>(work: () => Promise<T>): Promise<T> {
        if (!gate.enterNow()) await gate.enter(priority);
        try {
          return await work();
        } finally {
          gate.leave();
        }
      },
    };
  };
};
