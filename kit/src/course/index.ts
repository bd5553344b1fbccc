export { element, pressable } from '../guest/stage/element.ts';
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
export { type Choices, openShelf } from './shelf.ts';
export type { CourseSound } from './sounds.ts';
