/** Which recordings belong to a saved item, and what is left to bring of them. */
import type { Pack, VoiceOffer } from '@nobi/kit/offline';

/** Paths and bytes of the recordings that are saved with an item. */
export const clipFilesIn = ({ spoken }: Pick<Pack, 'spoken'>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.values(spoken?.clips ?? {}));

interface Here {
  readonly spoken: Pack['spoken'];
  /** Paths of all files that are here. */
  readonly there: ReadonlySet<string>;
}

/**
 * Bytes that bringing the newest recordings costs at most; undefined where all that there is to bring is here. What is
 * not recorded any more costs nothing to drop, and yet the saved item is older.
 */
export const voiceBytesToBring = (
  newest: VoiceOffer | undefined,
  { spoken, there }: Here,
): number | undefined => {
  if (!newest) return spoken && 0;
  if (newest.list !== spoken?.list) return newest.bytes;
  const missing = Object.entries(clipFilesIn({ spoken })).filter(([path]) => !there.has(path));
  return missing.length === 0 ? undefined : missing.reduce((sum, [, bytes]) => sum + bytes, 0);
};
