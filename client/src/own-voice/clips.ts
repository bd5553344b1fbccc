import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The database of this browser with children's own voices; signing out deletes it by this name. */
const ownVoiceDatabase = 'nobi-own-voice';

/** Which recording: the child's, of an item, by the name that the item gave it. */
export interface ClipPlace {
  readonly child: string;
  readonly item: string;
  readonly clip: string;
}

/** What the server said last of whose voice may be recorded; what counts without a line. */
export interface Allowance {
  readonly playing: string | null;
  readonly allowed: readonly string[];
}

interface VoiceSchema extends DBSchema {
  clips: { key: [string, string, string]; value: ClipPlace & { sound: Blob } };
  allowance: { key: string; value: Allowance };
}

const keyOf = ({ child, item, clip }: ClipPlace): [string, string, string] => [child, item, clip];

const open = (): Promise<IDBPDatabase<VoiceSchema>> =>
  openDB<VoiceSchema>(ownVoiceDatabase, 1, {
    upgrade(db) {
      db.createObjectStore('clips', { keyPath: ['child', 'item', 'clip'] });
      db.createObjectStore('allowance');
    },
    // Somebody signs out, here or in another tab: nothing may stand in the way of the end.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/** Opened for each use: a database that was deleted meanwhile is simply an empty one. */
const withClips = async <T>(use: (db: IDBPDatabase<VoiceSchema>) => Promise<T>): Promise<T> => {
  const db = await open();
  try {
    return await use(db);
  } finally {
    db.close();
  }
};

/** Recordings of children's own voices. They lie here and nowhere else, and are never sent. */
export const ownVoiceClips = {
  list: (child: string, item: string): Promise<string[]> =>
    withClips(async (db) => {
      const keys = await db.getAllKeys(
        'clips',
        IDBKeyRange.bound([child, item], [child, item, []]),
      );
      return keys.map(([, , clip]) => clip);
    }),

  find: (place: ClipPlace): Promise<Blob | undefined> =>
    withClips(async (db) => (await db.get('clips', keyOf(place)))?.sound),

  /** Throws where the device has no room; the clip of before then stays. */
  keep: (place: ClipPlace, sound: Blob): Promise<void> =>
    withClips(async (db) => void (await db.put('clips', { ...place, sound }))),

  forget: (place: ClipPlace): Promise<void> => withClips((db) => db.delete('clips', keyOf(place))),

  /** Erases the voices of all others: not allowed any more, removed, or of another family. */
  keepOnly: (children: readonly string[]): Promise<void> =>
    withClips(async (db) => {
      for (const key of await db.getAllKeys('clips'))
        if (!children.includes(key[0])) await db.delete('clips', key);
      // Said anew with the next line; until then nobody is allowed what was taken back.
      const known = await db.get('allowance', 'last');
      if (known?.allowed.some((child) => !children.includes(child)))
        await db.delete('allowance', 'last');
    }),

  remember: (allowance: Allowance): Promise<void> =>
    withClips(async (db) => void (await db.put('allowance', allowance, 'last'))),

  recall: (): Promise<Allowance | undefined> => withClips((db) => db.get('allowance', 'last')),
};
