import { type AnswersFile, answersFile } from '@nobi/kit/manifest';
import { readBuilt } from './built-file.ts';

type Check = AnswersFile['courses'][string][string][string];

export interface Place {
  readonly course: string;
  readonly lesson: string;
  readonly question: string;
}

/** How the questions of courses are scored. It is never sent to a browser. */
export interface Answers {
  find(place: Place): Check | undefined;
}

/** Reads what content/build wrote beside the catalogue; without it nothing can be scored. */
export const readAnswers = async (file: string): Promise<Answers> => {
  const { courses } = answersFile.parse(JSON.parse(await readBuilt(file)));
  const checks = new Map(
    Object.entries(courses).flatMap(([course, lessons]) =>
      Object.entries(lessons).flatMap(([lesson, questions]) =>
        Object.entries(questions).map(
          ([question, check]) => [`${course}/${lesson}/${question}`, check] as const,
        ),
      ),
    ),
  );
  return { find: ({ course, lesson, question }) => checks.get(`${course}/${lesson}/${question}`) };
};
