import {
  type CoursePlan,
  courseFile,
  type DraftTask,
  type LessonDraft,
  type LessonEdit,
  lessonDraft,
} from '@nobi/kit/manifest';

/** The lessons of a course in their order once these are published: built ones first. */
export const mergedLessons = (plan: CoursePlan, edits: readonly LessonEdit[]): LessonEdit[] => {
  const newer = new Map(edits.map((edit) => [edit.lesson.id, edit]));
  const built = plan.lessons.map((edit) => newer.get(edit.lesson.id) ?? edit);
  const isBuilt = (edit: LessonEdit) =>
    plan.lessons.some(({ lesson }) => lesson.id === edit.lesson.id);
  return [...built, ...edits.filter((edit) => !isBuilt(edit))];
};

/** Whether children would find a course: one to twelve lessons, each task named once. */
export const isCourse = (id: string, plan: CoursePlan, edits: readonly LessonEdit[]): boolean => {
  const visible = mergedLessons(plan, edits).filter(({ hidden }) => !hidden);
  const lessons = visible.map(({ lesson }) => lesson);
  return courseFile.safeParse({ id, free: plan.free, lessons }).success;
};

/** A name in small letters and hyphens, for addresses and saves; it never changes again. */
export const lessonIdFor = (title: string, usedIds: ReadonlySet<string>): string => {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  const name = plain || 'lesson';
  const free = (at: number): string => {
    const candidate = at === 1 ? name : `${name}-${at}`;
    return usedIds.has(candidate) ? free(at + 1) : candidate;
  };
  return free(1);
};

interface Copy {
  readonly id: string;
  readonly title: { readonly id: string; readonly en: string };
  /** Makes a name that no other task has. */
  readonly nextId: () => string;
}

/** A lesson to begin a new one from: all of it, under names of its own. */
export const copyOf = (
  { lesson, questions }: LessonEdit,
  { id, title, nextId }: Copy,
): LessonDraft => {
  const renamed = <Task extends DraftTask>(task: Task): Task => ({ ...task, id: nextId() });
  return {
    lesson: {
      ...lesson,
      id,
      title: { ...title },
      look: lesson.look.map(renamed),
      try: lesson.try.map(renamed),
      play: { items: lesson.play.items, bank: lesson.play.bank.map(renamed) },
      make: renamed(lesson.make),
    },
    questions: questions.map((question) => ({
      ...question,
      id: nextId(),
      about: question.about === lesson.id ? id : question.about,
    })),
    hidden: false,
    picture: lesson.id,
  };
};

interface LessonState {
  readonly lesson: string;
  readonly body: unknown;
}

interface PublishedOrWaiting extends LessonState {
  readonly state: string;
  readonly version: number;
}

interface Work {
  /** What is published and can be played. */
  readonly edits: readonly LessonEdit[];
  readonly currentVersions: readonly PublishedOrWaiting[];
  /** Of whoever asks. */
  readonly drafts: readonly LessonState[];
}

const rowOf = (body: unknown, lesson: string) => {
  const { data } = lessonDraft.safeParse(body);
  const { id = '', en = '' } = data?.lesson.title ?? {};
  return { id: lesson, title_id: id, title_en: en, is_hidden: data?.hidden ?? false };
};

/** The lessons of a course as its page lists them: what children see, then what is to come. */
export const lessonRows = (plan: CoursePlan, { edits, currentVersions, drafts }: Work) => {
  const rows = mergedLessons(plan, edits).map((edit) => rowOf(edit, edit.lesson.id));
  const toCome = new Map(
    [...currentVersions.filter(({ state }) => state === 'waiting'), ...drafts]
      .filter(({ lesson }) => !rows.some(({ id }) => id === lesson))
      .map(({ lesson, body }) => [lesson, rowOf(body, lesson)]),
  );
  return [...rows, ...toCome.values()].map((row) => {
    const here = currentVersions.filter(({ lesson }) => lesson === row.id);
    return {
      ...row,
      is_built: plan.lessons.some(({ lesson }) => lesson.id === row.id),
      version: here.find(({ state }) => state === 'published')?.version ?? null,
      has_draft: drafts.some(({ lesson }) => lesson === row.id),
      waiting: here.filter(({ state }) => state === 'waiting').length,
    };
  });
};
