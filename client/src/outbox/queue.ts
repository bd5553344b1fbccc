import type { OutboxDatabase, Queued, QueuedRow, QueuedSession, SaveLine } from './database.ts';

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

  /** What has arrived; a newer state under the same name has another place and stays. */
  async drop(rows: readonly QueuedRow[]): Promise<void> {
    const tx = (await db()).transaction('queue', 'readwrite');
    for (const { seq } of rows) if (seq !== undefined) await tx.store.delete(seq);
    await tx.done;
  },

  /** What arrived by another way than the queue's own. */
  async dropArrived(session: string, refs: readonly string[], body?: unknown): Promise<void> {
    const tx = (await db()).transaction('queue', 'readwrite');
    for (const ref of refs) {
      const row = await tx.store.index('ref').get([session, ref]);
      const isNewer = body !== undefined && JSON.stringify(row?.body) !== JSON.stringify(body);
      if (row?.seq !== undefined && !isNewer) await tx.store.delete(row.seq);
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

  /** Once more, from the beginning: asked for by a person. */
  async retry(family: string): Promise<void> {
    const tx = (await db()).transaction('queue', 'readwrite');
    for (const row of await tx.store.getAll())
      if (row.isAside && row.family === family)
        await tx.store.put({ ...row, refusals: 0, isAside: false });
    await tx.done;
  },

  async session(key: string): Promise<QueuedSession | undefined> {
    return (await db()).get('sessions', key);
  },

  /** A save that nobody has sent yet goes on from nothing. */
  async line(line: string): Promise<SaveLine> {
    return (await (await db()).get('lines', line)) ?? { line, rev: 0, save: null };
  },

  async putLine(line: SaveLine): Promise<void> {
    await (await db()).put('lines', line);
  },

  async putSession(session: QueuedSession): Promise<void> {
    await (await db()).put('sessions', session);
  },

  /** Only of what is there still: a session that was forgotten meanwhile does not come back. */
  async changeSession(key: string, changes: Partial<QueuedSession>): Promise<void> {
    const tx = (await db()).transaction('sessions', 'readwrite');
    const session = await tx.store.get(key);
    if (session) await tx.store.put({ ...session, ...changes });
    await tx.done;
  },
});

export type Queue = ReturnType<typeof queueOf>;
