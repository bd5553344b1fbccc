import { currentLanguage } from '@nobi/client/language';
import { mostPlayBytes, type ReplyOf, type staff, type VoiceLanguage } from '@nobi/contract';
import { asNumber } from '../../text/format.ts';
import { words } from '../../text/words.ts';

export type VoiceSets = ReplyOf<typeof staff.voiceSets>;
export type VoiceSet = VoiceSets['sets'][number];
export type VoiceLine = ReplyOf<typeof staff.voiceLines>['lines'][number];
export type VoiceTake = NonNullable<VoiceLine['take']>;

const t = words.voice;
const ownSets: Readonly<Record<string, string>> = t.sets;

export const titleOfSet = (
  set: Pick<VoiceSet, 'id' | 'title_id' | 'title_en' | 'is_book'>,
): string => {
  const title = (currentLanguage() === 'id' ? set.title_id : set.title_en) ?? ownSets[set.id];
  // A function: a title may hold what `replace` would take for a sign of its own.
  return set.is_book ? t.book.replace('{title}', () => title ?? set.id) : (title ?? set.id);
};

export const isLanguage = (value: string | null): value is VoiceLanguage =>
  value === 'id' || value === 'en';

/** Where the lines of a set are recorded. */
export const setPath = (set: string, language: VoiceLanguage) => `/voice/${set}.${language}/show`;

export const setIn = (id: string): { set: string; language: VoiceLanguage } => {
  const [set = '', language = null] = id.split('.');
  return { set, language: isLanguage(language) ? language : 'id' };
};

export const isToRecord = ({ state }: VoiceLine): boolean =>
  state === 'missing' || state === 'outdated';

export const firstPlayWords = (bytes: number): string =>
  (bytes > mostPlayBytes ? t.firstPlayOver : t.firstPlay).replace(
    '{size}',
    `${asNumber(Math.round(bytes / 1000))} kB`,
  );

/** A line in pieces of one language each; the kit's marks around words of the other are seen by nobody. */
export const piecesOf = (text: string): { words: string; isOther: boolean; at: number }[] =>
  text
    .split(/[\u2068\u2069]/)
    .map((each, at) => ({ words: each, isOther: at % 2 === 1, at }))
    .filter(({ words: each }) => each !== '');

/** Of a letter that stands alone it is the sound that is recorded. */
export const isSound = (text: string): boolean => /^(?:[b-df-hj-np-tv-z]|ng|ny|sy|kh)$/.test(text);
