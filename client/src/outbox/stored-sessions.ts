import type { OutboxDatabase, QueuedSession, SaveLine } from './database.ts';

/** The play sessions whose things wait, and the state of their saves. */
export const storedSessions = (db: () => Promise<OutboxDatabase>) => {
  /** The one that this page plays. */
  let here: QueuedSession | undefined;
  const find = async (key: string): Promise<QueuedSession | undefined> =>
    (await db()).get('sessions', key);

  return {
    find,

    /** Whose it is, without asking a second time: a page that is being left gets no answer any more. */
    async known(key: string): Promise<Omit<QueuedSession, 'id'> | undefined> {
      if (here?.key !== key) here = await find(key);
      return here;
    },

    /** The whole device is being forgotten. */
    forget() {
      here = undefined;
    },

    /** A save that nobody has sent yet goes on from nothing. */
    async line(line: string): Promise<SaveLine> {
      return (await (await db()).get('lines', line)) ?? { line, rev: 0, save: null };
    },

    async putLine(line: SaveLine): Promise<void> {
      await (await db()).put('lines', line);
    },

    async put(session: QueuedSession): Promise<void> {
      await (await db()).put('sessions', session);
    },

    /** Only of what is there still: a session that was forgotten meanwhile does not come back. */
    async change(key: string, changes: Partial<QueuedSession>): Promise<void> {
      const tx = (await db()).transaction('sessions', 'readwrite');
      const session = await tx.store.get(key);
      if (session) await tx.store.put({ ...session, ...changes });
      await tx.done;
    },
  };
};

export type StoredSessions = ReturnType<typeof storedSessions>;
