/** Whether something looks like the published lessons of a course. No parser: it travels with every page. */
import type { PublishedLessons } from '../../manifest/lesson.ts';
import { isBox, isText } from '../../save/read.ts';

const isBoth = (value: unknown): boolean => isBox(value) && isText(value.id) && isText(value.en);
const areAll = (value: unknown, is: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

const isTask = (value: unknown): boolean =>
  isBox(value) &&
  isText(value.id) &&
  isText(value.activity) &&
  isBoth(value.say) &&
  isBox(value.args);
const isQuestion = (value: unknown): boolean =>
  isBox(value) &&
  isText(value.id) &&
  isBoth(value.say) &&
  isBoth(value.hint) &&
  Array.isArray(value.choices);
const isLesson = (value: unknown): boolean =>
  isBox(value) &&
  isText(value.id) &&
  isBoth(value.title) &&
  isBoth(value.recap) &&
  areAll(value.look, isTask) &&
  areAll(value.try, isTask) &&
  isBox(value.play) &&
  areAll(value.play.bank, isTask) &&
  isTask(value.make);

/** The server has read them with the kit's schema; here only what the player would stumble over. */
export const isPublished = (value: unknown): value is PublishedLessons =>
  isBox(value) &&
  areAll(value.hidden, isText) &&
  areAll(
    value.lessons,
    (each) => isBox(each) && isLesson(each.lesson) && areAll(each.questions, isQuestion),
  );
