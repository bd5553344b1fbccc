import { Problem, type staff, type VoiceLanguage } from '@nobi/contract';
import type { LiveCatalogue } from '../../../catalogue/live/live-catalogue.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { Bytes } from '../../../http/ready.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { Files } from '../../../ports/files.ts';
import { containerOf, storedClip } from '../clip-file.rules.ts';
import { voiceStore } from '../voice.store.ts';
import type { OpenLines } from './line-book.ts';
import { countsOf, type Line, nextClips, recordingsOf, stateOf } from './line-states.rules.ts';
import { publishedStore, type Take, takesStore } from './takes.store.ts';

export interface StudioDeps {
  readonly db: Database;
  readonly files: Files;
  readonly catalogue: LiveCatalogue;
  readonly lines: OpenLines;
}

export const showTake = ({ id, taken_email, taken_at, file, bytes, milliseconds }: Take) => ({
  id,
  taken_by: taken_email,
  taken_at: taken_at.toISOString(),
  file,
  bytes,
  milliseconds,
});

/** What was recorded and what is published, as it stands in one place. */
export const readRecordings = async (from: Queryable) => {
  const published = publishedStore(from);
  const pack = await published.newest();
  const clips = pack ? await published.clips(pack.version) : [];
  return { pack, recordings: recordingsOf(await takesStore(from).newest(), clips) };
};

export const isSaidIn = ({ sets }: ReturnType<OpenLines>) => {
  const keys = new Set(sets.flatMap(({ of }) => [...of.id, ...of.en].map(({ key }) => key)));
  return (key: string) => keys.has(key);
};

const languages: readonly VoiceLanguage[] = ['id', 'en'];

/** What there is to record, how it stands, and how it sounds. */
export const studioService = ({ db, files, catalogue, lines }: StudioDeps) => {
  const titleOf = ({ id, title }: ReturnType<OpenLines>['sets'][number]) =>
    title ??
    (['game', 'course', 'tool'] as const).flatMap((kind) => catalogue.built.find(kind, id) ?? [])[0]
      ?.title;

  return {
    async sets() {
      const { pack, recordings } = await readRecordings(db);
      const book = lines();
      return {
        version: pack?.version ?? null,
        published_at: pack?.published_at.toISOString() ?? null,
        waiting: nextClips(recordings, isSaidIn(book)).fresh,
        sets: book.sets.map((set) => ({
          id: set.id,
          title_id: titleOf(set)?.id ?? null,
          title_en: titleOf(set)?.en ?? null,
          is_book: set.title !== null,
          languages: languages
            .filter((language) => set.of[language].length > 0)
            .map((language) => ({ language, ...countsOf(set.of[language], recordings) })),
        })),
      };
    },

    async lines({ params }: CallInput<typeof staff.voiceLines>) {
      const set = lines().sets.find(({ id }) => id === params.set);
      if (!set) throw new Problem('not_found');
      const { recordings } = await readRecordings(db);
      const row = (line: Line) => {
        const { state, take, file, bytes, was } = stateOf(line, recordings);
        const { key, words, isFirst } = line;
        const shown = take ? showTake(take) : null;
        return { key, words, state, was, file, bytes, take: shown, is_first: isFirst };
      };
      return { lines: set.of[params.language].map(row) };
    },

    async takes({ params }: CallInput<typeof staff.voiceTakes>) {
      return { takes: (await takesStore(db).of(params.key)).map(showTake) };
    },

    async sound({ params: { file } }: CallInput<typeof staff.voiceSound>) {
      const isOurs = (await takesStore(db).has(file)) || (await voiceStore(db).isPublished(file));
      const bytes = isOurs ? await files.get(storedClip(file)) : undefined;
      const type = bytes && containerOf(bytes);
      if (!bytes || !type) throw new Problem('not_found');
      return new Bytes(bytes, type);
    },
  };
};
