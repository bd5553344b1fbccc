import type { Pack } from '@nobi/kit/offline';
import type { Assets } from '../catalogue/assets.rules.ts';
import type { LiveBooks } from '../catalogue/books/live-books.ts';
import type { Files } from '../ports/files.ts';

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
  readonly playUrl: string;
  /** Undefined where no CDN stands before this origin. */
  readonly assets: Assets | undefined;
  readonly appOrigin: string;
  /** Whether items may be saved in browsers. */
  readonly isOffline: boolean;
  readonly now: () => number;
}
