import { randomBytes } from 'node:crypto';
import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import { clipFileOf, storedClip } from '../clip-file.rules.ts';
import { voiceStore } from '../voice.store.ts';
import { nextClips } from './line-states.rules.ts';
import { isSaidIn, readRecordings, type StudioDeps, showTake } from './studio.service.ts';
import { takeFault } from './take-file.rules.ts';
import { type NewTake, publishedStore, takesStore } from './takes.store.ts';

export interface RecordingDeps extends StudioDeps {
  /** How long a sound is by its own clock. */
  readonly secondsOf: (bytes: Uint8Array) => number;
}

const newId = () => randomBytes(16).toString('hex');

/** What changes: takes are added, one is chosen, a version is published. */
export const recordingService = ({ db, files, lines, secondsOf }: RecordingDeps) => {
  /** Adds it and tells which take of somebody else came in between. */
  const add = (
    take: NewTake,
    { seen, by, did }: { seen?: string | undefined; by: StaffCaller; did: string },
  ) =>
    db.transaction(async (tx) => {
      const store = takesStore(tx);
      await store.takeTurn(take.key);
      const [before] = await store.of(take.key);
      const added = await store.add(take, by);
      const about = `${take.language}: ${take.words}`.slice(0, 200);
      await auditStore(tx).write({ by, did, about, after: { take: take.id, file: take.file } });
      return { added, between: before && before.id !== seen ? before : undefined };
    });

  return {
    async record(
      { params, body, files: sent }: CallInput<typeof staff.recordVoiceTake>,
      by: StaffCaller,
    ) {
      const line = lines().find(params.key, params.language);
      if (!line) throw new Problem('not_found');
      const { sound } = sent;
      const fault = takeFault(sound, secondsOf);
      if (fault || !sound) throw new Problem(fault ?? 'invalid_input');
      const { key, language, words, places } = line;
      const file = clipFileOf(sound);
      // The file first: what a row names is there.
      await files.put(storedClip(file), sound);
      const milliseconds = Math.round(secondsOf(sound) * 1000);
      const take = {
        id: newId(),
        key,
        language,
        words,
        places,
        file,
        bytes: sound.length,
        milliseconds,
      };
      const { added, between } = await add(take, { seen: body.seen, by, did: 'recordVoiceTake' });
      return { take: showTake(added), between: between ? showTake(between) : null };
    },

    /** As a new take of the same sound: the newest counts, whoever looks. */
    async choose({ params }: CallInput<typeof staff.useVoiceTake>, by: StaffCaller) {
      const earlier = await takesStore(db).one(params.id);
      if (!earlier) throw new Problem('not_found');
      const { added } = await add({ ...earlier, id: newId() }, { by, did: 'useVoiceTake' });
      return { take: showTake(added) };
    },

    publish: (_: CallInput<typeof staff.publishVoice>, by: StaffCaller) =>
      db.transaction(async (tx) => {
        await publishedStore(tx).takeTurn();
        const { recordings } = await readRecordings(tx);
        const { all, fresh } = nextClips(recordings, isSaidIn(lines()));
        if (fresh === 0) throw new Problem('staff_voice_unchanged');
        const version = await voiceStore(tx).publish(all);
        const bytes = all.reduce((sum, clip) => sum + clip.bytes, 0);
        const after = { version, clips: all.length, fresh };
        await auditStore(tx).write({ by, did: 'publishVoice', about: `v${version}`, after });
        return { version, clips: all.length, bytes };
      }),
  };
};
