import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line, opaqueId, slug } from '../call/text.ts';

const state = z.enum(['waiting', 'published', 'replaced', 'withdrawn']);

/** A field by its path, such as `lesson.look.0.say.id`, and what is wrong there. */
const findings = z.array(z.object({ at: z.string(), code: z.string() }));

const version = {
  id: z.string(),
  version: z.number(),
  state,
  written_by: z.string(),
  handed_in_at: z.string(),
  published_by: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  /** Whoever asks wrote it: somebody else publishes it. */
  is_own: z.boolean(),
};

const courseRow = z.object({
  id: z.string(),
  title_id: z.string(),
  title_en: z.string(),
  thumbnail: z.string(),
  lessons: z.array(
    z.object({
      id: z.string(),
      title_id: z.string(),
      title_en: z.string(),
      is_built: z.boolean(),
      is_hidden: z.boolean(),
      /** The version that children see; null is as it was built, or not at all yet. */
      version: z.nullable(z.number()),
      has_draft: z.boolean(),
      waiting: z.number(),
    }),
  ),
});

const place = z.object({ course: slug, lesson: slug });
const byId = z.object({ id: opaqueId });
const versionState = z.object({ id: z.string(), state });
const revision = z.int('invalid_input').check(z.gte(1, 'invalid_input'));

/**
 * Lessons of courses, written in the console. A lesson travels as the kit has it (`LessonDraft`,
 * `LessonEdit`); the server reads it with the kit's own schemas.
 */
export const staffLessons = {
  lessonCourses: call({
    method: 'GET',
    path: '/api/staff/lesson-courses/',
    access: 'staff',
    role: ['content'],
    says: 'The courses with their lessons, hidden ones too, and what waits of each.',
    reply: z.object({ courses: z.array(courseRow) }),
    origin: 'added',
  }),
  lesson: call({
    method: 'GET',
    path: '/api/staff/lesson-courses/{course}/{lesson}/',
    access: 'staff',
    role: ['content'],
    says: 'One lesson: as children see it, the own draft, its versions, and what it may be made of.',
    params: place,
    reply: z.object({
      course_id: z.string(),
      course_en: z.string(),
      /** The activities' forms, pictures, skills and built lessons of the course. */
      plan: z.unknown(),
      /** The lessons that a question of this one may look back at. */
      abouts: z.array(z.string()),
      is_built: z.boolean(),
      /** Null for a lesson that nobody has published yet. */
      live: z.unknown(),
      draft: z.unknown(),
      revision: z.nullable(z.number()),
      changed_at: z.nullable(z.string()),
      findings,
      versions: z.array(z.object(version)),
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  addLesson: call({
    method: 'POST',
    path: '/api/staff/lesson-courses/{course}/lessons/',
    access: 'staff',
    role: ['content'],
    says: 'Begins a new lesson of a course as a copy of another; it is a draft at first.',
    params: z.object({ course: slug }),
    body: z.strictObject({ like: slug, title_id: line(26), title_en: line(26) }),
    reply: z.object({ lesson: z.string() }),
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
  keepDraft: call({
    method: 'PUT',
    path: '/api/staff/lesson-courses/{course}/{lesson}/draft/',
    access: 'staff',
    role: ['content'],
    says: 'Keeps the own draft, finished or not; `revision` is the one that it was made from.',
    params: place,
    body: z.strictObject({
      draft: z.record(z.string(), z.unknown(), 'invalid_input'),
      revision: z.nullable(revision),
    }),
    reply: z.object({ revision: z.number(), findings }),
    errors: ['not_found', 'invalid_input', 'staff_draft_moved'],
    origin: 'added',
  }),
  dropDraft: call({
    method: 'DELETE',
    path: '/api/staff/lesson-courses/{course}/{lesson}/draft/',
    access: 'staff',
    role: ['content'],
    says: 'Throws the own draft away.',
    params: place,
    reply: z.object({}),
    errors: ['not_found'],
    origin: 'added',
  }),
  handInLesson: call({
    method: 'POST',
    path: '/api/staff/lesson-courses/{course}/{lesson}/hand-in/',
    access: 'staff',
    role: ['content'],
    says: 'Makes a version of the own draft, which waits for a second person.',
    params: place,
    body: z.strictObject({ revision }),
    reply: z.object({ id: z.string(), version: z.number() }),
    errors: ['not_found', 'invalid_input', 'staff_draft_moved', 'staff_lesson_unfit'],
    origin: 'added',
  }),
  lessonVersion: call({
    method: 'GET',
    path: '/api/staff/lesson-versions/{id}/',
    access: 'staff',
    role: ['content'],
    says: 'One version whole, beside what children see now.',
    params: byId,
    reply: z.object({ ...version, edit: z.unknown(), live: z.unknown() }),
    errors: ['not_found'],
    origin: 'added',
  }),
  publishLesson: call({
    method: 'POST',
    path: '/api/staff/lesson-versions/{id}/publish/',
    access: 'staff',
    role: ['content'],
    says: 'Gives a version to children from their next visit on; also to go back to an older one.',
    params: byId,
    reply: versionState,
    errors: [
      'not_found',
      'conflict',
      'staff_own_lesson',
      'staff_second_too_new',
      'staff_lesson_unfit',
      'staff_course_full',
    ],
    origin: 'added',
  }),
  withdrawLesson: call({
    method: 'POST',
    path: '/api/staff/lesson-versions/{id}/withdraw/',
    access: 'staff',
    role: ['content'],
    says: 'Takes a version back: the lesson plays as it was built, and an added one is gone.',
    params: byId,
    reply: versionState,
    errors: ['not_found', 'conflict', 'staff_course_full'],
    origin: 'added',
  }),
};
