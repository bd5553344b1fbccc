// Made by questions.ts beside this file: each course gets its own.
declare module 'virtual:questions' {
  export const questions: import('@nobi/kit/course').CourseQuestions;
}
