/** A lesson while it is being written: of the right shape, but half of it may still be missing. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';
import { courseChoice, two } from './course.ts';

/** Text that a database can keep: no NUL, no half characters. */
const text = z.string().check(
  z.maxLength(200),
  z.refine((value) => !value.includes('\0') && value.isWellFormed(), 'cannot be stored'),
);
const both = z.strictObject({ id: text, en: text });
const number = z.int().check(z.gte(-1000), z.lte(1000));
const word = text.check(z.maxLength(60));
const list = <Each extends z.ZodMiniType>(each: Each) => z.array(each).check(z.maxLength(24));

const task = {
  id: slug,
  activity: slug,
  say: both,
  args: z.record(slug, z.union([number, word, list(number), list(word)])),
};
const draftTask = z.strictObject(task);
const draftItem = z.strictObject({
  ...task,
  skill: slug,
  difficulty: z.number().check(z.gte(-6), z.lte(6)),
});
const draftQuestion = z.strictObject({
  id: slug,
  about: slug,
  skill: slug,
  say: both,
  hint: both,
  show: z.optional(z.array(courseChoice).check(z.maxLength(10))),
  choices: z.array(courseChoice).check(z.maxLength(4)),
  answer: z.nullable(courseChoice),
});

export const lessonDraft = z.strictObject({
  lesson: z.strictObject({
    id: slug,
    title: both,
    recap: both,
    look: z.array(draftTask).check(z.maxLength(8)),
    try: z.array(draftItem).check(z.maxLength(6)),
    play: z.strictObject({
      items: z.nullable(number),
      bank: z.array(draftItem).check(z.maxLength(240)),
    }),
    make: draftTask,
  }),
  questions: two(draftQuestion),
  hidden: z.boolean(),
  picture: z.optional(slug),
});

export type LessonDraft = z.infer<typeof lessonDraft>;
export type DraftTask = z.infer<typeof draftTask>;
export type DraftItem = z.infer<typeof draftItem>;
export type DraftQuestion = z.infer<typeof draftQuestion>;
export type DraftArg = DraftTask['args'][string];
