/** Lays what staff published over the lessons that the page was built with. */
import type { CourseLesson } from '../../manifest/course.ts';
import type { PublishedLessons } from '../../manifest/lesson.ts';
import type { CourseKit } from '../context.ts';

/** A page that was built before an activity was plays the lesson that it was built with. */
const canPlay = (
  { activities }: CourseKit,
  { look, play, make, ...lesson }: CourseLesson,
): boolean =>
  [...look, ...lesson.try, ...play.bank, make].every(({ activity }) => activity in activities);

/** Lessons keep their places and names, so that what a child kept of them still fits; new ones come last. */
export const withPublished = (kit: CourseKit, overlay: PublishedLessons | null): CourseKit => {
  if (!overlay) return kit;
  const readable = overlay.lessons.filter(({ lesson }) => canPlay(kit, lesson));
  const newer = new Map(readable.map((each) => [each.lesson.id, each]));
  const built = new Set(kit.course.lessons.map(({ id }) => id));
  const added = readable.filter(({ lesson }) => !built.has(lesson.id));
  const lessons = [
    ...kit.course.lessons.map((lesson) => newer.get(lesson.id)?.lesson ?? lesson),
    ...added.map(({ lesson }) => lesson),
  ].filter(({ id }) => !overlay.hidden.includes(id));
  // A course without a lesson would be an empty sea.
  if (lessons.length === 0) return kit;
  return {
    ...kit,
    course: { ...kit.course, lessons },
    questions: {
      ...kit.questions,
      ...Object.fromEntries(readable.map(({ lesson, questions }) => [lesson.id, questions])),
    },
    emblem: (lesson) => kit.emblem({ ...lesson, id: newer.get(lesson.id)?.picture ?? lesson.id }),
  };
};
