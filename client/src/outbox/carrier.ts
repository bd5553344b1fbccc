import { offline, Problem, rating, support } from '@nobi/contract';
import type { Client } from '../ask.ts';
import type { QueuedRow, QueuedSession } from './database.ts';
import type { StoredSessions } from './stored-sessions.ts';

/** The server takes no more events at once. */
const batchSize = 50;
/** The server takes at most 128 kB in one call. */
const mostLetters = 110_000;

export interface CarrierDeps {
  readonly ask: Client['ask'];
  readonly sessions: StoredSessions;
  readonly now: () => number;
}

interface HowSent {
  /** Another token than the session's: for the last time before that is gone. */
  readonly token?: string;
}

/** What goes along with a row: events of one play session travel together. */
export const batchOf = (row: QueuedRow, rows: readonly QueuedRow[]): QueuedRow[] => {
  // One that was refused travels alone: it may be the one that spoils the batch.
  if (row.what !== 'event' || row.refusals > 0) return [row];
  const isMate = (each: QueuedRow) =>
    each.what === 'event' && each.session === row.session && each.refusals === 0;
  return rows.filter(isMate).slice(0, batchSize);
};

/** Brings rows of the queue to the server; throws what the server or the line says. */
export const carrierOf = ({ ask, sessions, now }: CarrierDeps) => {
  /** The server learns of a play session before anything that belongs to it. */
  const idOf = async (session: QueuedSession, how: HowSent): Promise<string> => {
    if (session.id !== null) return session.id;
    if (session.lease === null) throw new Problem('lease_refused');
    const { lease, child, kind, item, startedAt: started_at } = session;
    const { id } = await ask(offline.begin, {
      ...how,
      key: session.key,
      body: { lease, child, kind, item, started_at, sent_at: now() },
    });
    await sessions.change(session.key, { id });
    return id;
  };

  const sendSave = async (session: QueuedSession, save: string, how: HowSent) => {
    const params = { session: await idOf(session, how) };
    const line = await sessions.line(session.line);
    const base = line.save ?? undefined;
    const fits = JSON.stringify([save, base]).length < mostLetters;
    const body = { save, rev: line.rev, ...(base !== undefined && fits && { base }) };
    const { rev } = await ask(offline.keep, { ...how, params, body });
    // The number of what was sent, also where the server merged it with more.
    await sessions.putLine({ line: line.line, rev, save });
  };

  const sendOne = async (row: QueuedRow, session: QueuedSession, how: HowSent) => {
    if (row.what === 'save') return sendSave(session, row.body, how);
    const id = await idOf(session, how);
    if (row.what === 'check')
      return ask(offline.check, { ...how, params: { session: id }, body: row.body });
    if (row.what === 'show') {
      const { work, ...body } = row.body;
      return ask(offline.showWork, { ...how, params: { session: id, work }, body });
    }
    if (row.what === 'forget')
      return ask(offline.forgetWork, { ...how, params: { session: id, work: row.body.work } });
    throw new Problem('invalid_input');
  };

  return {
    async send(batch: readonly QueuedRow[], how: HowSent): Promise<void> {
      const [row] = batch;
      if (!row) return;
      if (row.what === 'rating') {
        await ask(rating.give, { ...how, key: row.ref, body: row.body });
        return;
      }
      if (row.what === 'message') {
        await ask(support.send, { ...how, key: row.ref, body: row.body });
        return;
      }
      if (row.what === 'need') {
        await ask(offline.tell, { ...how, key: row.ref, body: row.body });
        return;
      }
      const session = await sessions.find(row.session);
      if (!session) throw new Problem('not_found');
      if (row.what !== 'event') {
        await sendOne(row, session, how);
        return;
      }
      const params = { session: await idOf(session, how) };
      const events = batch.map(({ body }) => body);
      await ask(offline.report, { ...how, params, body: { events, sent_at: now() } });
    },
  };
};
