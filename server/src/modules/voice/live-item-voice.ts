import { createHash } from 'node:crypto';
import type { VoiceClip, VoiceLanguage } from '@nobi/contract';
import type { Pack, VoiceList, VoiceOffer } from '@nobi/kit/offline';
import { notifyCache } from '../../catalogue/live/notify-cache.ts';
import type { Database, DatabaseLog } from '../../database/database.ts';
import type { Files } from '../../ports/files.ts';
import { containerOf, storedClip } from './clip-file.rules.ts';
import type { OpenLines } from './console/line-book.ts';
import { clipsOfItem } from './item-clips.rules.ts';
import { voicePublished, voiceStore } from './voice.store.ts';

interface ItemVoiceDeps {
  readonly db: Database;
  readonly log: DatabaseLog;
  readonly files: Files;
  readonly lines: OpenLines;
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

/** Keeps at hand which recordings of the newest pack go with each saved item, fresh in this process. */
export const openItemVoice = async ({ db, log, files, lines }: ItemVoiceDeps) => {
  const store = voiceStore(db);
  let offers: Readonly<Record<string, Voice>> = {};
  let texts = new Map<string, string>();

  const take = async () => {
    const version = await store.newest();
    const clips = version === null ? [] : await store.clips(version);
    const recorded = new Map(clips.map((clip) => [clip.key, clip]));
    // Without recordings no line is looked up.
    const sets = clips.length === 0 ? [] : lines().sets;
    const shared = sets.find(({ id }) => id === sharedSet)?.of;
    const found = sets.flatMap(({ id, of }) =>
      languages.flatMap((language) => {
        const itemLines = { own: of[language], shared: shared?.[language] ?? [] };
        const own = clipsOfItem(itemLines, recorded);
        return own.length === 0 ? [] : [{ id, language, ...listOf(own) }];
      }),
    );
    texts = new Map(found.map(({ name, text }) => [name, text]));
    offers = found.reduce<Record<string, Voice>>((all, { id, language, offer }) => {
      all[id] = { ...all[id], [language]: offer };
      return all;
    }, {});
  };
  await notifyCache({ db, log, channel: voicePublished, take });

  return {
    offers: () => offers,
    list: (name: string) => texts.get(name),
    async sound(file: string) {
      const isOurs = /^[0-9a-f]{16}$/.test(file) && (await store.isPublished(file));
      const bytes = isOurs ? await files.get(storedClip(file)) : undefined;
      const type = bytes && containerOf(bytes);
      return bytes && type ? { bytes, type } : undefined;
    },
  };
};

export type LiveItemVoice = Awaited<ReturnType<typeof openItemVoice>>;
