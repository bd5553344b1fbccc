/** Of the interface: in which lines are said. */
export type VoiceLanguage = 'id' | 'en';

/** What was recorded of an item's lines in one language, as its list says it. */
export interface VoiceOffer {
  /** Path of its `VoiceList`, named by what it holds: another version of the voice pack that changes nothing here is the same. */
  readonly list: string;
  /** Of all its recordings, and of the list. */
  readonly bytes: number;
}

/** By the key of a line: the path of its recording, and its bytes. */
export type VoiceList = Readonly<Record<string, readonly [path: string, bytes: number]>>;

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
  /** What this installation has recorded of its lines. The item plays without it. */
  readonly voice?: Readonly<Partial<Record<VoiceLanguage, VoiceOffer>>>;
  /** Where it is saved: the recordings that belong to it there. */
  readonly spoken?: { readonly list: string; readonly clips: VoiceList };
}

/** What content/build writes as `packs.json`: by the item's id. */
export interface PackList {
  readonly v: 1;
  readonly items: Readonly<Record<string, Pack>>;
}

export const packBytes = ({ files }: Pack): number =>
  Object.values(files).reduce((total, bytes) => total + bytes, 0);

/** Bytes of the recordings that go with an item, in the language that has more of them. */
export const mostVoiceBytes = (voice: NonNullable<Pack['voice']> = {}): number =>
  Math.max(0, ...Object.values(voice).map(({ bytes }) => bytes));

/** One item as the play origin has it in this browser. */
export interface SavedItem {
  /** Of its entry page, as its pack says it. */
  readonly path: string;
  readonly bytes: number;
  /** Bytes that are not here: never came, or were taken away by the browser. */
  readonly missing: number;
  /** The server has a newer edition, or recordings that are not here. */
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
export type Wish = PlainWish & { readonly language: VoiceLanguage };

/** Without the language of the page, which goes with each. */
export type PlainWish =
  | { readonly do: 'look' }
  | { readonly do: 'save'; readonly item: string; readonly url: string }
  | { readonly do: 'remove'; readonly item: string }
  | { readonly do: 'clear' }
  /** Which lines were recorded and are here, by their keys: the path of each. */
  | { readonly do: 'voice' }
  | { readonly do: 'clip'; readonly path: string };

/** One recording; as bytes, since it crosses origins. */
export interface Sound {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** Any number of `progress`, then one of the others. */
export type Answer =
  | { readonly progress: number }
  | { readonly state: SavedState }
  | { readonly voice: Readonly<Record<string, string>> }
  /** Undefined where it is not here. */
  | { readonly clip: Sound | undefined }
  | { readonly failure: SaveFailure };
