export type {
  Course,
  CourseItem,
  CourseLesson,
  CourseQuestions,
  CourseTask,
} from '../manifest/course.ts';
export type { Lang } from '../port.ts';
export type { Activity, Desk, Running, StepName, Try } from './activity.ts';
export type { CourseKit } from './context.ts';
export { openCourse } from './course.ts';
export { element, pressable } from './element.ts';
export { type Choices, openShelf } from './shelf.ts';
export type { CourseSound } from './sounds.ts';
