import type { OutboxDatabase, Queued, QueuedRow } from './database.ts';

/** What is given up after so many refusals is kept and shown, and sent no more. */
const mostRefusals = 5;

export type NewRow = Queued & Pick<QueuedRow, 'session' | 'ref'>;

/** Writes rows down, each in one transaction with those beside it, so that a kill leaves all or none. */
const writerOf = (db: () => Promise<OutboxDatabase>, now: () => number) => {
  /** Where this page's save stands in the queue. */
  let save: { session: string; seq: number } | undefined;

  const queued = (family: string, row: NewRow): QueuedRow => ({
    ...row,
    ...{ family, at: now(), refusals: 0, isAside: false },
  });

  const add = async (family: string, rows: readonly NewRow[]): Promise<void> => {
    const tx = (await db()).transaction('queue', 'readwrite');
    const byRef = tx.store.index('ref');
    for (const row of rows) {
      const before = await byRef.getKey([row.session, row.ref]);
      if (before !== undefined && (row.what === 'event' || row.what === 'check')) continue;
      if (before !== undefined) await tx.store.delete(before);
      const seq = await tx.store.add(queued(family, row));
      if (row.what === 'save') save = { session: row.session, seq };
    }
    await tx.done;
  };

  /** Asks for nothing first: a page that is being left gets no answer any more, but what it said is done. */
  const replaceSave = async (family: string, row: NewRow, before: number): Promise<void> => {
    const tx = (await db()).transaction('queue', 'readwrite');
    const gone = tx.store.delete(before);
    const added = tx.store.add(queued(family, row));
    tx.commit();
    const [seq] = await Promise.all([added, gone, tx.done]);
    save = { session: row.session, seq };
  };

  return async (family: string, rows: readonly NewRow[]): Promise<void> => {
    const [row] = rows;
    const isNext = rows.length === 1 && row?.what === 'save' && row.session === save?.session;
    if (!isNext || !row || !save) return add(family, rows);
    // Two that follow each other closely know the same place: the second looks for itself.
    await replaceSave(family, row, save.seq).catch(() => add(family, rows));
  };
};

/** The rows of the queue, in the order in which they came. */
export const queueOf = (db: () => Promise<OutboxDatabase>, now: () => number) => ({
  /**
   * The newest save or picture takes the place of the older one; the first answer to a question stays.
   */
  add: writerOf(db, now),

  async all(family: string): Promise<QueuedRow[]> {
    const rows = await (await db()).getAll('queue');
    return rows.filter((row) => row.family === family);
  },

  /** Whether something of that kind still waits in a play session. */
  async holds(session: string, what: QueuedRow['what']): Promise<boolean> {
    const rows = await (await db()).getAll('queue');
    return rows.some((row) => row.session === session && row.what === what && !row.isAside);
  },

  /** What has arrived; a newer state under the same name has another place and stays. */
  async drop(rows: readonly QueuedRow[]): Promise<void> {
    const tx = (await db()).transaction('queue', 'readwrite');
    for (const { seq } of rows) if (seq !== undefined) await tx.store.delete(seq);
    await tx.done;
  },

  /** What arrived by another way than the queue's own; what is newer under the same name stays. */
  async dropArrived(arrived: readonly NewRow[]): Promise<void> {
    const tx = (await db()).transaction('queue', 'readwrite');
    for (const { session, ref, body } of arrived) {
      const row = await tx.store.index('ref').get([session, ref]);
      const isSame = JSON.stringify(row?.body) === JSON.stringify(body);
      if (row?.seq !== undefined && isSame) await tx.store.delete(row.seq);
    }
    await tx.done;
  },

  /** As if it had never been refused. */
  async takeBack(rows: readonly QueuedRow[]): Promise<void> {
    const tx = (await db()).transaction('queue', 'readwrite');
    for (const { seq } of rows) {
      const row = seq === undefined ? undefined : await tx.store.get(seq);
      if (row) await tx.store.put({ ...row, refusals: 0, isAside: false });
    }
    await tx.done;
  },

  async refuse(rows: readonly QueuedRow[]): Promise<void> {
    const tx = (await db()).transaction('queue', 'readwrite');
    for (const { seq } of rows) {
      const row = seq === undefined ? undefined : await tx.store.get(seq);
      if (!row) continue;
      const refusals = row.refusals + 1;
      await tx.store.put({ ...row, refusals, isAside: refusals >= mostRefusals });
    }
    await tx.done;
  },
});

export type Queue = ReturnType<typeof queueOf>;
