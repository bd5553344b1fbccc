import { noteKey, noteStorage } from '../saved.ts';
import { type Allowance, type Fetched, fetchedIn, usual } from './allowance.rules.ts';

/** One saved item, as this browser last saw it. */
export interface StoredPack {
  readonly bytes: number;
  readonly missing: number;
  readonly isOld: boolean;
}

/** What this browser remembers of what is saved, so that cards know it at once and without a line. */
export interface Note {
  readonly items: Readonly<Record<string, StoredPack>>;
  /** Bytes that saving each of the others would bring, as far as it is known. */
  readonly offers: Readonly<Record<string, number>>;
  /** By item: the hash of a saved guest's files, as the server told it. */
  readonly seals: Readonly<Record<string, string>>;
  readonly room: number;
  readonly allowance: Allowance;
  readonly fetched: Fetched;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const bytesOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : 0);

const packOf = (value: unknown): StoredPack => {
  const { bytes, missing, isOld } = Object(value);
  return { bytes: bytesOf(bytes), missing: bytesOf(missing), isOld: isOld === true };
};

const allowanceOf = (value: unknown): Allowance => {
  const { saver, budget } = Object(value);
  return {
    saver: saver === 'on' || saver === 'off' ? saver : usual.saver,
    budget: budget === null || typeof budget === 'number' ? budget : usual.budget,
  };
};

const stored = (): unknown => {
  try {
    return JSON.parse(noteStorage.getItem(noteKey) ?? '{}');
  } catch {
    return {};
  }
};

const read = (): Note => {
  const written = stored();
  const { items, offers, seals, room, allowance, fetched } = isRecord(written) ? written : {};
  const packs = Object.entries(isRecord(items) ? items : {});
  const { month = '', bytes } = Object(fetched);
  return {
    items: Object.fromEntries(packs.map(([id, value]) => [id, packOf(value)])),
    offers: Object.fromEntries(
      Object.entries(isRecord(offers) ? offers : {}).map(([id, bytes]) => [id, bytesOf(bytes)]),
    ),
    seals: Object.fromEntries(
      Object.entries(isRecord(seals) ? seals : {}).map(([id, seal]) => [id, String(seal)]),
    ),
    room: bytesOf(room),
    allowance: allowanceOf(allowance),
    fetched: { month: String(month), bytes: bytesOf(bytes) },
  };
};

let note = read();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const noteNow = () => note;
export const onNote = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const change = (changed: Partial<Note>) => {
  note = { ...note, ...changed };
  noteStorage.setItem(noteKey, JSON.stringify(note));
  tell();
};

/** In the family's own calendar: what a month of data is. */
const monthNow = () => new Date().toLocaleDateString('sv').slice(0, 7);

export const spentThisMonth = () => fetchedIn(monthNow(), note.fetched);
export const count = (bytes: number) =>
  change({ fetched: { month: monthNow(), bytes: spentThisMonth() + bytes } });

// Another tab saved or removed something.
addEventListener('storage', ({ key }) => {
  if (key !== noteKey) return;
  note = read();
  tell();
});
