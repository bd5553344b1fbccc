import { lineKey } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Queryable } from '../../database/database.ts';
import type { Files } from '../../ports/files.ts';
import { clipFault, clipFileOf, storedClip } from './clip-file.rules.ts';
import { type PackClip, voiceStore } from './voice.store.ts';

/** What keeps recordings from being published, in sentences for who publishes them. */
export class VoicePackProblem extends Error {
  override name = 'VoicePackProblem';
}

/** Fields of a row of `lines.tsv`, in their order. */
const line = z.tuple([
  z.enum(['id', 'en']),
  z.string().check(z.regex(/^[\w-][\w.-]{0,99}$/)),
  z.string().check(z.minLength(1), z.maxLength(200)),
]);

interface Recording {
  readonly clip: PackClip;
  readonly bytes: Uint8Array;
}

const rowsOf = (lines: string) =>
  lines.split(/\r?\n/).flatMap((text, at) => (text.trim() === '' ? [] : [{ text, at: at + 1 }]));

type Read = (name: string) => Promise<Uint8Array | undefined>;

const recordingOf = async (text: string, read: Read): Promise<Recording | string> => {
  const row = line.safeParse(text.split('\t'));
  if (!row.success) return 'is no "id or en", file and words, with a tab between them';
  const [language, name, words] = row.data;
  const bytes = await read(name);
  if (!bytes) return `names ${name}, which is not there`;
  const fault = clipFault(bytes);
  if (fault) return `names ${name}, which ${fault}`;
  const key = lineKey(words, language);
  return {
    bytes,
    clip: { key, language, words, file: clipFileOf(bytes), bytes: bytes.length },
  };
};

const twiceIn = (recordings: readonly Recording[]): string[] => {
  const before = new Map<string, string>();
  return recordings.flatMap(({ clip: { key, language, words } }) => {
    const first = before.get(key);
    before.set(key, words);
    return first === undefined ? [] : [`“${words}” (${language}) stands there twice: “${first}”.`];
  });
};

interface PackSource {
  /** One row a clip: language, file name, words. */
  readonly lines: string;
  readonly read: Read;
}

/** Publishes all of it as the newest version, or nothing. Throws VoicePackProblem with every fault. */
export const publishPack = async (
  { db, files }: { db: Queryable; files: Files },
  { lines, read }: PackSource,
) => {
  const recordings: Recording[] = [];
  const faults: string[] = [];
  for (const { text, at } of rowsOf(lines)) {
    const found = await recordingOf(text, read);
    if (typeof found === 'string') faults.push(`Line ${at} ${found}.`);
    else recordings.push(found);
  }
  faults.push(...twiceIn(recordings));
  if (faults.length === 0 && recordings.length === 0) faults.push('There is no line in it.');
  if (faults.length > 0) throw new VoicePackProblem(faults.join('\n'));
  // Files first: what a published pack names is there.
  for (const { clip, bytes } of recordings) await files.put(storedClip(clip.file), bytes);
  const version = await voiceStore(db).publish(recordings.map(({ clip }) => clip));
  const weight = recordings.reduce((sum, { clip }) => sum + clip.bytes, 0);
  return { version, clips: recordings.length, bytes: weight };
};
