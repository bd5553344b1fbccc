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
  type ActivityForm,
  type ActivityForms,
  type ArgField,
  activityForms,
} from './activity-form.ts';
export { type AgeBand, ageBand, ageBandsOf } from './age-bands.ts';
export {
  type BookCredits,
  type BookDraft,
  type BookOnShelf,
  type BookPage,
  type BookScene,
  bookDraft,
  type PublishedBook,
} from './book/book.ts';
export {
  type BookFinding,
  type BookFindingCode,
  bookFindingCodes,
  bookFindings,
  bookSizes,
  countBookWords,
} from './book/book-findings.ts';
export { bookLines } from './book/book-lines.ts';
export {
  bookCast,
  bookMoods,
  bookPlaces,
  bookThings,
  bookWeathers,
} from './book/book-parts.ts';
export { bookWords } from './book/book-words.ts';
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
export {
  type LessonEdit,
  lessonEdit,
  mostInTitle,
  type PublishedLessons,
  published,
  publishedLessons,
  withoutAnswer,
} from './lesson.ts';
export {
  type DraftArg,
  type DraftItem,
  type DraftQuestion,
  type DraftTask,
  type LessonDraft,
  lessonDraft,
} from './lesson-draft.ts';
export {
  type FindingCode,
  findingCodes,
  type LessonFinding,
  type LessonShelf,
  lessonFindings,
  tasksOf,
} from './lesson-findings.ts';
export { type CoursePlan, coursePlan, type LessonsFile, lessonsFile } from './lessons-file.ts';
export {
  type LinesFile,
  lessonLines,
  linesFile,
  linesOfPair,
  type SpokenText,
} from './lines-file.ts';
export { type ItemKind, type ItemManifest, itemManifest, samplePlaces } from './manifest.ts';
export {
  guestManifestFaults,
  type ManifestFault,
  manifestFaultCodes,
} from './manifest-faults.ts';
export { type SkillsFile, skillsFile } from './skills-file.ts';
