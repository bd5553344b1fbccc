export {
  type PlayEvent,
  type PlayResult,
  type PlayVerb,
  playEvent,
  playEvents,
  playVerbs,
  saveData,
  saveLimit,
  slug,
} from '../play-event.ts';
export {
  type CatalogueFile,
  type CatalogueItem,
  catalogueFile,
  catalogueItem,
} from './catalogue.ts';
export {
  type AnswersFile,
  answersFile,
  type Course,
  type CourseChecks,
  type CourseChoice,
  type CourseItem,
  type CourseLesson,
  type CourseQuestion,
  type CourseQuestions,
  type CourseTask,
  courseChecks,
  courseFile,
  courseQuestions,
  mostLetters,
  mostWords,
  readable,
} from './course.ts';
export { type ItemKind, type ItemManifest, itemManifest } from './manifest.ts';
