/** What the build writes for the server about lines: everything that is said aloud and known beforehand. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';
import type { LessonEdit } from './lesson.ts';
import { tasksOf } from './lesson-findings.ts';

const spokenText = z.strictObject({
  /** Where the words stand; the same place with other words is a line that was changed. */
  at: z.string(),
  language: z.enum(['id', 'en']),
  words: z.string(),
  /** Whether the very first play may say it. */
  isFirst: z.boolean(),
});

export const linesFile = z.strictObject({
  v: z.literal(1),
  /** By item, or by what several items say: `sounds`, `words`, `shared`, `hints`. */
  sets: z.array(z.strictObject({ id: slug, lines: z.array(spokenText) })),
});

export type SpokenText = z.infer<typeof spokenText>;
export type LinesFile = z.infer<typeof linesFile>;

const languages = ['id', 'en'] as const;

interface PairPlace {
  readonly at: string;
  readonly isFirst: boolean;
}

/** One text in both languages as two lines. */
export const linesOfPair = (
  pair: Readonly<Record<'id' | 'en', string>>,
  { at, isFirst }: PairPlace,
): SpokenText[] => languages.map((language) => ({ at, language, words: pair[language], isFirst }));

/** What one lesson of a course says, in the order in which a child hears it. */
export const lessonLines = (edit: LessonEdit, isFirst: boolean): SpokenText[] => {
  const place = (at: string) => ({ at: `${edit.lesson.id}.${at}`, isFirst });
  return [
    ...tasksOf(edit).flatMap(({ task }) => linesOfPair(task.say, place(task.id))),
    ...edit.questions.flatMap(({ id, say, hint }) => [
      ...linesOfPair(say, place(`${id}.say`)),
      ...linesOfPair(hint, place(`${id}.hint`)),
    ]),
    ...linesOfPair(edit.lesson.recap, place('recap')),
  ];
};
