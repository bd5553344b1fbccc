import { Problem, voice, writeVoiceIndex } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import { Bytes } from '../../http/ready.ts';
import type { CallInput, Serve } from '../../http/serve.ts';
import type { Files } from '../../ports/files.ts';
import { containerOf, storedClip } from './clip-file.rules.ts';
import { voiceStore } from './voice.store.ts';

interface VoiceModuleDeps {
  readonly db: Database;
  readonly files: Files;
}

/** Hands out what was recorded for this installation; public, since a sample is read aloud to anybody. */
export const voiceModule = (serve: Serve, { db, files }: VoiceModuleDeps) => {
  const store = voiceStore(db);
  serve(voice.newest, async () => ({ version: await store.newest() }));
  serve(voice.index, async ({ params }: CallInput<typeof voice.index>) => {
    const clips = await store.clips(Number(params.version));
    if (clips.length === 0) throw new Problem('not_found');
    const index = Buffer.from(writeVoiceIndex(clips), 'hex');
    return new Bytes(index, 'application/octet-stream', 'for good');
  });
  serve(voice.clip, async ({ params }: CallInput<typeof voice.clip>) => {
    const isOurs = await store.isPublished(params.file);
    const bytes = isOurs ? await files.get(storedClip(params.file)) : undefined;
    const type = bytes && containerOf(bytes);
    if (!bytes || !type) throw new Problem('not_found');
    return new Bytes(bytes, type, 'for good');
  });
};
