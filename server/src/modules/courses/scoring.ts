import type { Answers } from '../../catalogue/answers.ts';
import type { LiveLessons } from '../../catalogue/live/live-lessons.ts';

interface QuestionAnswer {
  readonly course: string;
  /** The edition that the child plays; null is as it was built. */
  readonly edition: number | null;
  readonly lesson: string;
  readonly question: string;
}

/** How a question is scored: by the same lesson that the child of the view plays. */
export const scorerOf =
  (answers: Answers, lessons: LiveLessons) =>
  async ({ edition, ...place }: QuestionAnswer) => {
    if (edition === null) return answers.find(place);
    const played = await lessons.find(place.course, edition);
    const edit = played?.edits.find(({ lesson, hidden }) => lesson.id === place.lesson && !hidden);
    return edit ? edit.questions.find(({ id }) => id === place.question) : answers.find(place);
  };
