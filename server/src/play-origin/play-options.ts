import type { VoiceLanguage } from '@nobi/contract';
import type { Pack } from '@nobi/kit/offline';
import type { Assets } from '../catalogue/assets.rules.ts';
import type { LiveBooks } from '../catalogue/books/live-books.ts';
import type { Files } from '../ports/files.ts';

/** The recordings that go with saved items; they change while the server runs. */
export interface ItemVoice {
  /** By the item's id. Another object after each change. */
  offers(): Readonly<Record<string, NonNullable<Pack['voice']>>>;
  /** The text of a list, by the name in its path. */
  list(name: string): string | undefined;
  /** Books of the library that were recorded as a whole, by language. */
  books(): Readonly<Record<VoiceLanguage, readonly string[]>>;
  /** Books of which every word that can be touched was recorded, by language. */
  words(): Readonly<Record<VoiceLanguage, readonly string[]>>;
  sound(file: string): Promise<{ readonly bytes: Uint8Array; readonly type: string } | undefined>;
}

export interface PlayOptions {
  /** Where content/build wrote its pages and assets. */
  readonly folder: string;
  readonly secret: string;
  /** Where the files of uploaded packages are kept. */
  readonly files: Files;
  /** Whether an uploaded package may be opened; one that was withdrawn is gone. */
  readonly isServed: (packageId: string) => Promise<boolean>;
  /** What saves each guest on the shelves, by the item's id; it changes while the server runs. */
  readonly guestPacks: () => Readonly<Record<string, Pack>>;
  /** What staff published for the library. */
  readonly books: Pick<LiveBooks, 'covers' | 'text' | 'files' | 'paths' | 'draft'>;
  /** What was recorded of each item's lines, for saving it. */
  readonly voice: ItemVoice;
  readonly playUrl: string;
  /** Undefined where no CDN stands before this origin. */
  readonly assets: Assets | undefined;
  readonly appOrigin: string;
  /** Whether items may be saved in browsers. */
  readonly isOffline: boolean;
  readonly now: () => number;
}
