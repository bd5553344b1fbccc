/** What an item needs to play without a line: its entry page and every hashed file behind it. */
export interface Pack {
  readonly build: string;
  /** Of the entry page, without a ticket. */
  readonly path: string;
  /** Bytes over the wire, by path; the entry page is among them. */
  readonly files: Readonly<Record<string, number>>;
  /** Of a guest, all of whose files come as one bundle: SHA-256 of its text, in hexadecimal. */
  readonly sha256?: string;
  /** Of the library: the file of each book that staff published, by the book's id. */
  readonly books?: Readonly<Record<string, string>>;
}

/** What content/build writes as `packs.json`: by the item's id. */
export interface PackList {
  readonly v: 1;
  readonly items: Readonly<Record<string, Pack>>;
}

export const packBytes = ({ files }: Pack): number =>
  Object.values(files).reduce((total, bytes) => total + bytes, 0);

/** One item as the play origin has it in this browser. */
export interface SavedItem {
  /** Of its entry page, as its pack says it. */
  readonly path: string;
  readonly bytes: number;
  /** Bytes that are not here: never came, or were taken away by the browser. */
  readonly missing: number;
  /** The server has a newer edition. */
  readonly isOld: boolean;
}

export interface SavedState {
  readonly items: Readonly<Record<string, SavedItem>>;
  /** Bytes that saving each of the others would bring now; what items share comes once. Unknown without a line. */
  readonly offers: Readonly<Record<string, number>> | undefined;
  /** Guests that the server shows no more: they are gone here as well. */
  readonly withdrawn: readonly string[];
  /** Room on this device, in bytes, as the browser estimates it. */
  readonly bytes: number;
}

/** `full`: no room; `line`: the line broke; `refused`: the server said no; `unsupported`: no worker here. */
export type SaveFailure = 'full' | 'line' | 'refused' | 'unsupported';

/** What the app's page asks of the play origin's own page, over one port. */
export type Wish =
  | { readonly do: 'look' }
  | { readonly do: 'save'; readonly item: string; readonly url: string }
  | { readonly do: 'remove'; readonly item: string }
  | { readonly do: 'clear' };

/** Any number of `progress`, then one of the others. */
export type Answer =
  | { readonly progress: number }
  | { readonly state: SavedState }
  | { readonly failure: SaveFailure };
