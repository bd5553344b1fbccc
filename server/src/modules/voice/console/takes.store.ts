import type { VoiceClip, VoiceLanguage } from '@nobi/contract';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Queryable } from '../../../database/database.ts';
import type { PackClip } from '../voice.store.ts';

export interface Take {
  readonly id: string;
  readonly key: string;
  readonly language: VoiceLanguage;
  readonly words: string;
  readonly places: readonly string[];
  readonly file: string;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly taken_email: string;
  readonly taken_at: Date;
}

export type NewTake = Omit<Take, 'taken_email' | 'taken_at'>;

const columns =
  'id, key, language, words, places, file, bytes, milliseconds, taken_email, taken_at';
/** Who wonders which of them was best hears the last ones. */
const mostShown = 20;

/** Takes are only added; which of them counts is a matter of their order. */
export const takesStore = (db: Queryable) => ({
  /** The newest of each line. */
  newest: () =>
    db.query<Take>(`select distinct on (key) ${columns} from voice_take order by key, place desc`),

  of: (key: string) =>
    db.query<Take>(
      `select ${columns} from voice_take where key = $1 order by place desc limit ${mostShown}`,
      [key],
    ),

  /** Until the end of this transaction nobody else adds a take of this line. */
  takeTurn: (key: string) =>
    db.query("select pg_advisory_xact_lock(hashtext('voice ' || $1))", [key]),

  async one(id: string): Promise<Take | undefined> {
    const [row] = await db.query<Take>(`select ${columns} from voice_take where id = $1`, [id]);
    return row;
  },

  async has(file: string): Promise<boolean> {
    const [row] = await db.query('select 1 from voice_take where file = $1 limit 1', [file]);
    return row !== undefined;
  },

  async add(take: NewTake, by: Pick<StaffCaller, 'staffId' | 'email'>): Promise<Take> {
    const [row] = await db.query<Take>(
      `insert into voice_take
         (id, key, language, words, places, file, bytes, milliseconds, taken_by, taken_email)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
      [
        take.id,
        take.key,
        take.language,
        take.words,
        take.places,
        take.file,
        take.bytes,
        take.milliseconds,
        by.staffId,
        by.email,
      ],
    );
    if (!row) throw new Error('The take was not written.');
    return row;
  },
});

/** The newest published version, as it stands. */
export const publishedStore = (db: Queryable) => ({
  /** Until the end of this transaction nobody else publishes; who did so before is seen. */
  takeTurn: () => db.query('lock table voice_pack in share row exclusive mode'),

  async newest() {
    const [row] = await db.query<{ version: number; published_at: Date }>(
      'select version, published_at from voice_pack order by version desc limit 1',
    );
    return row;
  },

  clips: (version: number) =>
    db.query<VoiceClip & PackClip>(
      'select key, language, words, file, bytes from voice_clip where version = $1',
      [version],
    ),
});
