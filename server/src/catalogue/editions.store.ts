import type { Queryable } from '../database/database.ts';

/** Payload: nothing; whoever hears it reads every course's newest edition anew. */
export const lessonsChanged = 'lessons_changed';

interface EditionRow {
  readonly id: number;
  readonly course: string;
  /** The kept lessons, as staff handed them in. */
  readonly bodies: unknown[];
}

const withBodies = `select e.id::float8 as id, e.course,
    coalesce((
      select jsonb_agg(v.body order by at.place)
      from unnest(e.versions) with ordinality as at (id, place)
      join lesson_version v on v.id = at.id
    ), '[]'::jsonb) as bodies`;

/** Which lessons of a course children got from when on. */
export const editionsStore = (db: Queryable) => ({
  newest: () =>
    db.query<EditionRow>(
      `${withBodies} from (
         select distinct on (course) id, course, versions
         from course_edition order by course, id desc
       ) e`,
    ),

  async one(course: string, id: number): Promise<EditionRow | undefined> {
    const [row] = await db.named<EditionRow>({
      name: 'course_edition',
      text: `${withBodies} from course_edition e where e.id = $1 and e.course = $2`,
      values: [id, course],
    });
    return row;
  },

  /** Puts down what is published now; lessons that were added later come later. */
  add: (course: string) =>
    db.query(
      `insert into course_edition (course, versions)
       select $1, coalesce(array_agg(v.id order by first.at, v.lesson), '{}')
       from lesson_version v,
         lateral (select min(handed_in_at) as at from lesson_version f
           where f.course = v.course and f.lesson = v.lesson) first
       where v.course = $1 and v.state = 'published'`,
      [course],
    ),

  /** Heard by every process once the transaction commits. */
  tell: () => db.query('select pg_notify($1, $2)', [lessonsChanged, '']),
});
