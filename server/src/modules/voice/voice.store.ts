import type { VoiceClip, VoiceLanguage } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

export interface PackClip extends VoiceClip {
  readonly language: VoiceLanguage;
  readonly words: string;
}

/** Payload: nothing; whoever hears it reads the newest pack anew. */
export const voicePublished = 'voice_published';

/** Published voice packs; each is there whole, and is never changed. */
export const voiceStore = (db: Queryable) => ({
  async newest(): Promise<number | null> {
    const [row] = await db.query<{ version: number | null }>(
      'select max(version) as version from voice_pack',
    );
    return row?.version ?? null;
  },

  clips: (version: number) =>
    db.query<VoiceClip>('select key, file, bytes from voice_clip where version = $1', [version]),

  async isPublished(file: string): Promise<boolean> {
    const [row] = await db.query('select 1 from voice_clip where file = $1 limit 1', [file]);
    return row !== undefined;
  },

  /** One statement: a pack without its clips is never seen. */
  async publish(clips: readonly PackClip[]): Promise<number> {
    const [row] = await db.query<{ version: number }>(
      `with pack as (insert into voice_pack default values returning version),
       clips as (
         insert into voice_clip (version, key, language, words, file, bytes)
         select pack.version, c.key, c.language, c.words, c.file, c.bytes
         from pack, jsonb_to_recordset($1::jsonb)
           as c(key text, language text, words text, file text, bytes int)
       )
       select version, pg_notify('${voicePublished}', '') from pack`,
      [JSON.stringify(clips)],
    );
    if (!row) throw new Error('The voice pack was not written.');
    return row.version;
  },
});
