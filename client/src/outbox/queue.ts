import type { OutboxDatabase, Queued, QueuedRow } from './database.ts';

/** What is given up after so many refusals is kept and shown, and sent no more. */
const mostRefusals = 5;

export type NewRow = Queued & Pick<QueuedRow, 'session' | 'ref'>;

/** The rows of the queue, in the order in which they came. */
export const queueOf = (db: () => Promise<OutboxDatabase>, now: () => number) => ({
  /**
   * One transaction, so that a kill leaves all or none. The newest save or picture takes the place of the
   * older one; the first answer to a question stays.
   */
  async add(family: string, rows: readonly NewRow[]): Promise<void> {
    const tx = (await db()).transaction('queue', 'readwrite');
    const byRef = tx.store.index('ref');
    for (const row of rows) {
      const before = await byRef.getKey([row.session, row.ref]);
      if (before !== undefined && (row.what === 'event' || row.what === 'check')) continue;
      if (before !== undefined) await tx.store.delete(before);
      await tx.store.add({ ...row, family, at: now(), refusals: 0, isAside: false });
    }
    await tx.done;
  },

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
