import type { OutboxDatabase, Queued, QueuedRow } from './database.ts';

/** What is given up after so many refusals is kept and shown, and sent no more. */
const mostRefusals = 5;

export type NewRow = Queued & Pick<QueuedRow, 'session' | 'ref'>;

/** An event happened once, and the first answer to a question stays; anything else takes the older one's place. */
const isOnce = ({ what }: NewRow) => what === 'event' || what === 'check';
const placeOf = ({ session, ref }: NewRow) => `${session} ${ref}`;

/** Writes rows down, each in one transaction with those beside it, so that a kill leaves all or none. */
const writerOf = (db: () => Promise<OutboxDatabase>, now: () => number) => {
  /** What this page wrote down, and where its save stands in the queue. */
  const written = new Set<string>();
  let save: { session: string; seq: number } | undefined;

  const queued = (family: string, row: NewRow): QueuedRow => ({
    ...row,
    ...{ family, at: now(), refusals: 0, isAside: false },
  });

  const noteAll = (rows: readonly NewRow[], seqs: readonly number[]) => {
    for (const [at, row] of rows.entries()) {
      if (isOnce(row)) written.add(placeOf(row));
      if (row.what === 'save') save = { session: row.session, seq: seqs[at] ?? 0 };
    }
  };

  /** Asks for nothing first: a page that is being left gets no answer any more, but what it said is done. */
  const write = async (family: string, rows: readonly NewRow[]): Promise<void> => {
    const tx = (await db()).transaction('queue', 'readwrite');
    const gone = rows.map(({ what, session }) =>
      what === 'save' && session === save?.session ? tx.store.delete(save.seq) : undefined,
    );
    const added = rows.map((row) => tx.store.add(queued(family, row)));
    tx.commit();
    const [seqs] = await Promise.all([Promise.all(added), Promise.all(gone), tx.done]);
    noteAll(rows, seqs);
  };

  const lookAndWrite = async (family: string, rows: readonly NewRow[]): Promise<void> => {
    const tx = (await db()).transaction('queue', 'readwrite');
    const byRef = tx.store.index('ref');
    const seqs: number[] = [];
    for (const row of rows) {
      const before = await byRef.getKey([row.session, row.ref]);
      if (before !== undefined && isOnce(row)) {
        seqs.push(before);
        continue;
      }
      if (before !== undefined) await tx.store.delete(before);
      seqs.push(await tx.store.add(queued(family, row)));
    }
    await tx.done;
    noteAll(rows, seqs);
  };

  return async (family: string, rows: readonly NewRow[]): Promise<void> => {
    const fresh = rows.filter((row) => !written.has(placeOf(row)));
    if (fresh.length === 0) return;
    // Where a place is taken nothing is written; only then the rows look for themselves.
    await write(family, fresh).catch(() => lookAndWrite(family, fresh));
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
