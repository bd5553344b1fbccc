import type { ItemKind, OutboxDatabase } from './database.ts';

/** Whose save of what. */
export interface SavePlace {
  readonly child: string;
  readonly kind: ItemKind;
  readonly item: string;
}

export interface KeptSave {
  readonly line: string | null;
  readonly newest: string | null;
}

const saveName = ({ child, kind, item }: SavePlace) => `save ${child} ${kind} ${item}`;
const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** What a page needs to begin without a line; each family has its own. */
export const shelfOf = (db: () => Promise<OutboxDatabase>) => {
  const shelf = {
    async remember(family: string, name: string, value: unknown): Promise<void> {
      const tx = (await db()).transaction('shelf', 'readwrite');
      const put = tx.store.put(value, `${family} ${name}`);
      // A page that is being left may never hear that it was put; without this it would not stay.
      tx.commit();
      await Promise.all([put, tx.done]);
    },

    recall: async (family: string, name: string): Promise<unknown> =>
      (await db()).get('shelf', `${family} ${name}`),

    /** What the next play session without a line goes on with. */
    async saveOf(family: string, of: SavePlace): Promise<KeptSave> {
      const { line, newest } = Object(await shelf.recall(family, saveName(of)));
      return { line: text(line), newest: text(newest) };
    },

    keepSave: (family: string, of: SavePlace, stored: KeptSave) =>
      shelf.remember(family, saveName(of), stored),
  };
  return shelf;
};
