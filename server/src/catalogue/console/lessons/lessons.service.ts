import { randomBytes } from 'node:crypto';
import { Problem, type staff } from '@nobi/contract';
import { lessonDraft } from '@nobi/kit/manifest';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import { type LessonsDeps, lessonReader, liveLesson } from './lesson-reading.service.ts';
import { copyOf, lessonIdFor } from './lessons.rules.ts';
import { lessonsStore } from './lessons.store.ts';

/** A task of a new lesson; names of tasks are never shown, so chance may make them. */
const newName = () => `t-${randomBytes(6).toString('hex')}`;

/** Drafts of lessons: begun, kept, dropped and handed in. */
export const lessonsService = (deps: LessonsDeps) => {
  const { db, book } = deps;
  const { planOf, lessonAt } = lessonReader(deps);

  return {
    async add({ params, body }: CallInput<typeof staff.addLesson>, by: StaffCaller) {
      const { plan } = planOf(params.course);
      return await db.transaction(async (tx) => {
        const store = lessonsStore(tx);
        const like = await liveLesson(book, tx, { course: params.course, lesson: body.like });
        if (!like) throw new Problem('not_found');
        const usedIds = new Set([
          ...plan.lessons.map(({ lesson }) => lesson.id),
          ...(await store.namesIn(params.course)),
        ]);
        const lesson = lessonIdFor(body.title_en, usedIds);
        const title = { id: body.title_id, en: body.title_en };
        const draft = copyOf(like, { id: lesson, title, nextId: newName });
        const place = { course: params.course, lesson };
        await store.keepDraft(place, { body: draft, revision: null }, by.staffId);
        await auditStore(tx).write({ by, did: 'addLesson', about: `${params.course}.${lesson}` });
        return { lesson };
      });
    },

    async keep({ params, body }: CallInput<typeof staff.keepDraft>, by: StaffCaller) {
      const read = lessonDraft.safeParse(body.draft);
      if (!read.success || read.data.lesson.id !== params.lesson)
        throw new Problem('invalid_input');
      const revision = await db.transaction(async (tx) => {
        await lessonAt(tx, params, by);
        const draft = { body: read.data, revision: body.revision };
        const next = await lessonsStore(tx).keepDraft(params, draft, by.staffId);
        if (next === undefined) throw new Problem('staff_draft_moved');
        const about = `${params.course}.${params.lesson}`;
        // Written once: a draft is kept at every pause of its author.
        if (next === 1) await auditStore(tx).write({ by, did: 'keepDraft', about });
        return next;
      });
      return { revision, findings: book.findings(params.course, read.data) };
    },

    async drop({ params }: CallInput<typeof staff.dropDraft>, by: StaffCaller) {
      await db.transaction(async (tx) => {
        const isGone = await lessonsStore(tx).dropDraft(params, by.staffId);
        if (!isGone) throw new Problem('not_found');
        const about = `${params.course}.${params.lesson}`;
        await auditStore(tx).write({ by, did: 'dropDraft', about });
      });
      return {};
    },

    async handIn({ params, body }: CallInput<typeof staff.handInLesson>, by: StaffCaller) {
      return await db.transaction(async (tx) => {
        const store = lessonsStore(tx);
        const draft = await store.draft(params, by.staffId);
        if (!draft) throw new Problem('not_found');
        if (draft.revision !== body.revision) throw new Problem('staff_draft_moved');
        const edit = book.sound(params.course, draft.body);
        if (!edit) throw new Problem('staff_lesson_unfit');
        await store.withdrawWaiting(params, by.staffId);
        const id = randomBytes(16).toString('hex');
        const version = await store.add(params, { id, edit }, by);
        await store.dropDraft(params, by.staffId);
        const about = `${params.course}.${params.lesson} v${version}`;
        await auditStore(tx).write({ by, did: 'handInLesson', about, after: { id } });
        return { id, version };
      });
    },
  };
};
