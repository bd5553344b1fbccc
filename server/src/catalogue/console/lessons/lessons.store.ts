import type { LessonDraft, LessonEdit } from '@nobi/kit/manifest';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Queryable } from '../../../database/database.ts';

export interface LessonPlace {
  readonly course: string;
  readonly lesson: string;
}

export interface DraftRow {
  readonly body: unknown;
  readonly revision: number;
  readonly changed_at: Date;
}

export interface VersionRow {
  readonly id: string;
  readonly course: string;
  readonly lesson: string;
  readonly version: number;
  readonly body: unknown;
  readonly state: 'waiting' | 'published' | 'replaced' | 'withdrawn';
  readonly written_by: string;
  readonly written_email: string;
  readonly handed_in_at: Date;
  readonly published_email: string | null;
  readonly published_at: Date | null;
}

type By = Pick<StaffCaller, 'staffId' | 'email'>;

const versionColumns = `id, course, lesson, version, body, state, written_by::text, written_email,
  handed_in_at, published_email, published_at`;

/** As many as a person looks through; older ones stay in the audit log by name. */
const versionsShownAtMost = 30;

const drafts = (db: Queryable) => ({
  async draft({ course, lesson }: LessonPlace, author: string): Promise<DraftRow | undefined> {
    const [row] = await db.query<DraftRow>(
      `select body, revision, changed_at from lesson_draft
       where course = $1 and lesson = $2 and author = $3`,
      [course, lesson, author],
    );
    return row;
  },

  draftsOf: (author: string) =>
    db.query<LessonPlace & DraftRow>(
      `select course, lesson, body, revision, changed_at from lesson_draft where author = $1
       order by course, changed_at`,
      [author],
    ),

  /** Every lesson that was ever begun here: a name is given once. */
  async namesIn(course: string): Promise<string[]> {
    const rows = await db.query<{ lesson: string }>(
      `select lesson from lesson_draft where course = $1
       union select lesson from lesson_version where course = $1`,
      [course],
    );
    return rows.map(({ lesson }) => lesson);
  },

  /** Undefined when the draft is there already, or moved on in another window. */
  async keepDraft(
    { course, lesson }: LessonPlace,
    { body, revision }: { body: LessonDraft; revision: number | null },
    author: string,
  ): Promise<number | undefined> {
    const values = [course, lesson, author, JSON.stringify(body)];
    const [row] =
      revision === null
        ? await db.query<{ revision: number }>(
            `insert into lesson_draft (course, lesson, author, body) values ($1, $2, $3, $4)
             on conflict do nothing returning revision`,
            values,
          )
        : await db.query<{ revision: number }>(
            `update lesson_draft set body = $4, revision = revision + 1, changed_at = now()
             where course = $1 and lesson = $2 and author = $3 and revision = $5
             returning revision`,
            [...values, revision],
          );
    return row?.revision;
  },

  async dropDraft({ course, lesson }: LessonPlace, author: string): Promise<boolean> {
    const rows = await db.query(
      `delete from lesson_draft where course = $1 and lesson = $2 and author = $3 returning 1`,
      [course, lesson, author],
    );
    return rows.length > 0;
  },
});

const versions = (db: Queryable) => ({
  async one(id: string): Promise<VersionRow | undefined> {
    const [row] = await db.query<VersionRow>(
      `select ${versionColumns} from lesson_version where id = $1`,
      [id],
    );
    return row;
  },

  /** The newest first. */
  of: ({ course, lesson }: LessonPlace) =>
    db.query<VersionRow>(
      `select ${versionColumns} from lesson_version where course = $1 and lesson = $2
       order by version desc limit $3`,
      [course, lesson, versionsShownAtMost],
    ),

  /** What is published or waits, of every course. */
  currentVersions: () =>
    db.query<VersionRow>(
      `select ${versionColumns} from lesson_version where state in ('published', 'waiting')
       order by handed_in_at, id`,
    ),

  /** Handed in by others, the oldest first. */
  waiting: (staffId: string, limit: number) =>
    db.query<LessonPlace & { handed_in_at: Date }>(
      `select course, lesson, handed_in_at from lesson_version
       where state = 'waiting' and written_by <> $1 order by handed_in_at, id limit $2`,
      [staffId, limit],
    ),

  async add(
    { course, lesson }: LessonPlace,
    { id, edit }: { id: string; edit: LessonEdit },
    by: By,
  ) {
    const [row] = await db.query<{ version: number }>(
      `insert into lesson_version (id, course, lesson, version, body, written_by, written_email)
       select $1, $2, $3, coalesce(max(version), 0) + 1, $4, $5, $6
       from lesson_version where course = $2 and lesson = $3 returning version`,
      [id, course, lesson, JSON.stringify(edit), by.staffId, by.email],
    );
    return row?.version ?? 1;
  },

  /** A newer hand-in of the same person stands for the older ones. */
  withdrawWaiting: ({ course, lesson }: LessonPlace, author: string) =>
    db.query(
      `update lesson_version set state = 'withdrawn'
       where course = $1 and lesson = $2 and written_by = $3 and state = 'waiting'`,
      [course, lesson, author],
    ),

  /** Who published it first stays: that was the second person. */
  publish: async ({ id, course, lesson }: VersionRow, by: By) => {
    await db.query(
      `update lesson_version set state = 'replaced'
       where course = $1 and lesson = $2 and state = 'published'`,
      [course, lesson],
    );
    await db.query(
      `update lesson_version set state = 'published', published_at = now(),
         published_by = coalesce(published_by, $2),
         published_email = coalesce(published_email, $3)
       where id = $1`,
      [id, by.staffId, by.email],
    );
  },

  withdraw: (id: string) =>
    db.query(`update lesson_version set state = 'withdrawn' where id = $1`, [id]),
});

/** Drafts and versions of lessons, as staff write them. */
export const lessonsStore = (db: Queryable) => ({ ...drafts(db), ...versions(db) });
