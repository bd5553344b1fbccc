import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { type Backlog, backlogStore } from './backlog.store.ts';

const backlogHelp: Record<keyof Backlog, string> = {
  letters_waiting: 'Letters in the outbox that are still to be sent',
  oldest_letter_seconds: 'Age of the oldest letter that waits',
  letters_given_up: 'Letters that nobody will try again',
  orders_open: 'Orders that are neither paid nor over',
  orders_in_review: 'Orders whose money does not fit',
  mismatches_open: 'What about money waits for a person',
  tickets_open: 'Questions of families without an answer',
};

const isBacklogName = (name: string): name is keyof Backlog => Object.hasOwn(backlogHelp, name);

const readAgainAfterMs = 10_000;

/** Asks the database once for all gauges of a scrape, and again only after ten seconds. */
const backlogReader = (db: Database) => {
  let latest = { at: 0, answer: Promise.resolve<Backlog | undefined>(undefined) };
  return () => {
    if (Date.now() - latest.at > readAgainAfterMs)
      latest = {
        at: Date.now(),
        // A scrape must answer while the database does not; the gauges are then absent.
        answer: backlogStore(db.reads)
          .read()
          .catch(() => undefined),
      };
    return latest.answer;
  };
};

/** Gauges of what waits in the database for a machine or a person. */
export const watchBacklog = (registry: Registry, db: Database) => {
  const read = backlogReader(db);
  for (const [name, help] of Object.entries(backlogHelp)) {
    if (!isBacklogName(name)) continue;
    new Gauge({
      name: `nobi_${name}`,
      help,
      registers: [registry],
      // Every process reads the same table: their answers are one figure, not a sum.
      aggregator: 'max',
      async collect() {
        const backlog = await read();
        if (backlog) this.set(backlog[name]);
        else this.remove();
      },
    });
  }
};
