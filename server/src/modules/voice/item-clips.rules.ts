/** Which recordings go with an item that a family saves: as many as one of its plays may bring over the line. */
import { mostPlayBytes, type VoiceClip } from '@nobi/contract';

interface Line {
  readonly key: string;
  /** Whether the very first play may say it. */
  readonly isFirst: boolean;
}

interface ItemLines {
  /** Of the item itself, in the order in which a child hears them. */
  readonly own: readonly Line[];
  /** What all items say. */
  readonly shared: readonly Line[];
  /** What others are recorded for and this one may need, the most needed first. */
  readonly borrowed: readonly Line[];
}

/**
 * First what the first play may say, then what all items say, then the rest of its own, then what it borrows, each once,
 * while it fits into the 400 kB of a play. A long line that does not fit makes room for shorter ones.
 */
export const clipsOfItem = (
  { own, shared, borrowed }: ItemLines,
  recorded: ReadonlyMap<string, VoiceClip>,
): VoiceClip[] => {
  const order = [
    ...own.filter(({ isFirst }) => isFirst),
    ...shared,
    ...own.filter(({ isFirst }) => !isFirst),
    ...borrowed,
  ];
  const clips = new Map<string, VoiceClip>();
  let left = mostPlayBytes;
  for (const { key } of order) {
    const clip = recorded.get(key);
    if (!clip || clips.has(key)) continue;
    // Two lines of one recording weigh once.
    const isHere = [...clips.values()].some(({ file }) => file === clip.file);
    const bytes = isHere ? 0 : clip.bytes;
    if (bytes > left) continue;
    left -= bytes;
    clips.set(key, clip);
  }
  return [...clips.values()];
};
