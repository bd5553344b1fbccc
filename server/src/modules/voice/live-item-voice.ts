import { createHash } from 'node:crypto';
import type { VoiceClip, VoiceLanguage } from '@nobi/contract';
import type { Pack, VoiceList, VoiceOffer } from '@nobi/kit/offline';
import { libraryItem } from '../../catalogue/books/book-file.rules.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { notifyCache } from '../../catalogue/live/notify-cache.ts';
import { storyWords } from '../../catalogue/spoken-lines.ts';
import type { Database, DatabaseLog } from '../../database/database.ts';
import type { Files } from '../../ports/files.ts';
import { borrowedLines } from './borrowed-lines.rules.ts';
import { containerOf, storedClip } from './clip-file.rules.ts';
import type { OpenLines } from './console/line-book.ts';
import type { Line } from './console/line-states.rules.ts';
import { clipsOfItem } from './item-clips.rules.ts';
import { booksWithWords, recordedBooks } from './recorded-books.rules.ts';
import { voicePublished, voiceStore } from './voice.store.ts';

interface ItemVoiceDeps {
  readonly db: Database;
  readonly log: DatabaseLog;
  readonly files: Files;
  readonly lines: OpenLines;
  readonly catalogue: Catalogue;
}

type Voice = NonNullable<Pack['voice']>;

const languages: readonly VoiceLanguage[] = ['id', 'en'];
/** What every item says: the set of that name. */
const sharedSet = 'shared';

/** A list as it is handed out, named by its text. */
const listOf = (clips: readonly VoiceClip[]) => {
  const list: VoiceList = Object.fromEntries(
    clips.map(({ key, file, bytes }) => [key, [`/voice/${file}`, bytes]]),
  );
  const text = JSON.stringify(list);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const weights = new Map(clips.map(({ file, bytes }) => [file, bytes]));
  const bytes = [...weights.values()].reduce((sum, each) => sum + each, text.length);
  const offer: VoiceOffer = { list: `/voice/lists/${name}.json`, bytes };
  return { name, text, offer };
};

/** What each item says itself: its own set first, then the books that are read in it and their words. */
const linesByItem = (sets: ReturnType<OpenLines>['sets'], language: VoiceLanguage) => {
  const own = new Map<string, readonly Line[]>();
  for (const { item, of } of sets) own.set(item, [...(own.get(item) ?? []), ...of[language]]);
  return own;
};

/** Which recordings go with which item, and the lists that say so. */
const workOut = (
  clips: readonly VoiceClip[],
  lines: ReturnType<OpenLines> | undefined,
  catalogue: Catalogue,
) => {
  const recorded = new Map(clips.map((clip) => [clip.key, clip]));
  const sets = lines?.sets ?? [];
  const byName = new Map(sets.map(({ id, of }) => [id, of]));
  const itemById = new Map(catalogue.items.map((item) => [item.id, item]));
  const found = languages.flatMap((language) => {
    const linesOf = (set: string) => byName.get(set)?.[language] ?? [];
    return [...linesByItem(sets, language)].flatMap(([id, own]) => {
      const item = itemById.get(id);
      const borrowed = item ? borrowedLines(item, linesOf) : [];
      const ofItem = clipsOfItem({ own, shared: linesOf(sharedSet), borrowed }, recorded);
      return ofItem.length === 0 ? [] : [{ id, language, ...listOf(ofItem) }];
    });
  });
  const inLibrary = (language: VoiceLanguage) =>
    sets
      .filter(({ id, item }) => item === libraryItem && id !== storyWords)
      .flatMap(({ of }) => of[language]);
  const isRecorded = (key: string) => recorded.has(key);
  const booksIn = (language: VoiceLanguage) => recordedBooks(inLibrary(language), isRecorded);
  const wordsIn = (language: VoiceLanguage) =>
    booksWithWords(byName.get(storyWords)?.[language] ?? [], isRecorded);
  return {
    books: { id: booksIn('id'), en: booksIn('en') },
    words: { id: wordsIn('id'), en: wordsIn('en') },
    texts: new Map(found.map(({ name, text }) => [name, text])),
    offers: found.reduce<Record<string, Voice>>((all, { id, language, offer }) => {
      all[id] = { ...all[id], [language]: offer };
      return all;
    }, {}),
  };
};

/** Keeps at hand which recordings of the newest pack go with each saved item, fresh in this process. */
export const openItemVoice = async (deps: ItemVoiceDeps) => {
  const { db, log, files, lines, catalogue } = deps;
  const store = voiceStore(db);
  let clips: readonly VoiceClip[] = [];
  // Without recordings no line is looked up.
  const linesNow = () => (clips.length === 0 ? undefined : lines());
  let seen = linesNow();
  let known = workOut(clips, seen, catalogue);

  const work = () => {
    seen = linesNow();
    known = workOut(clips, seen, catalogue);
  };
  const take = async () => {
    const version = await store.newest();
    clips = version === null ? [] : await store.clips(version);
    work();
  };
  await notifyCache({ db, log, channel: voicePublished, take });
  /** A book or a lesson that came, changed or went takes other lines along. */
  const current = () => {
    if (seen !== linesNow()) work();
    return known;
  };

  return {
    offers: () => current().offers,
    list: (name: string) => current().texts.get(name),
    books: () => current().books,
    words: () => current().words,
    async sound(file: string) {
      const isOurs = /^[0-9a-f]{16}$/.test(file) && (await store.isPublished(file));
      const bytes = isOurs ? await files.get(storedClip(file)) : undefined;
      const type = bytes && containerOf(bytes);
      return bytes && type ? { bytes, type } : undefined;
    },
  };
};

export type LiveItemVoice = Awaited<ReturnType<typeof openItemVoice>>;
