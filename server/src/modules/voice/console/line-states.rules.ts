import type { VoiceLanguage } from '@nobi/contract';
import type { PackClip } from '../voice.store.ts';
import type { Take } from './takes.store.ts';

/** One line of a set, named by its words; a line that stands at several places is there once. */
export interface Line {
  readonly key: string;
  readonly language: VoiceLanguage;
  readonly words: string;
  readonly places: readonly string[];
  readonly isFirst: boolean;
}

export interface Recordings {
  readonly takes: ReadonlyMap<string, Take>;
  readonly clips: ReadonlyMap<string, PackClip>;
  /** By place: the newest words that were recorded there. */
  readonly wordsAt: ReadonlyMap<string, string>;
}

export const recordingsOf = (takes: readonly Take[], clips: readonly PackClip[]): Recordings => ({
  takes: new Map(takes.map((take) => [take.key, take])),
  clips: new Map(clips.map((clip) => [clip.key, clip])),
  wordsAt: new Map(
    takes
      .toSorted((a, b) => a.taken_at.getTime() - b.taken_at.getTime())
      .flatMap(({ places, language, words }) =>
        places.map((place) => [`${language} ${place}`, words] as const),
      ),
  ),
});

/** How a line stands, and which recording counts. */
export const stateOf = (line: Line, { takes, clips, wordsAt }: Recordings) => {
  const [take, clip] = [takes.get(line.key), clips.get(line.key)];
  const counting = take ?? clip;
  if (counting) {
    const isPublished = clip?.file === counting.file;
    const state = isPublished ? ('published' as const) : ('recorded' as const);
    return { state, take, file: counting.file, bytes: counting.bytes, was: null };
  }
  const [was = null] = line.places.flatMap(
    (place) => wordsAt.get(`${line.language} ${place}`) ?? [],
  );
  const state = was === null ? ('missing' as const) : ('outdated' as const);
  return { state, take, file: null, bytes: 0, was };
};

/** How many lines stand how, and what the first play of an item weighs at most. */
export const countsOf = (lines: readonly Line[], recordings: Recordings) => {
  const counts = { lines: 0, missing: 0, outdated: 0, recorded: 0 };
  const first = { first_bytes: 0, first_missing: 0 };
  for (const line of lines) {
    const { state, bytes } = stateOf(line, recordings);
    counts.lines += 1;
    if (state !== 'published') counts[state] += 1;
    if (line.isFirst) first.first_bytes += bytes;
    if (line.isFirst && bytes === 0) first.first_missing += 1;
  }
  return { ...counts, ...first };
};

/** The next version: all of the last one, with the newest takes of lines that are still said. */
export const nextClips = (
  { takes, clips }: Pick<Recordings, 'takes' | 'clips'>,
  isSaid: (key: string) => boolean,
): { readonly all: PackClip[]; readonly fresh: number } => {
  const fresh = [...takes.values()].filter(
    ({ key, file }) => isSaid(key) && clips.get(key)?.file !== file,
  );
  const merged = new Map(clips);
  for (const { key, language, words, file, bytes } of fresh)
    merged.set(key, { key, language, words, file, bytes });
  return { all: [...merged.values()], fresh: fresh.length };
};
