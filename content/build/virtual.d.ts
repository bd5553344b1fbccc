// Made by questions.ts beside this file: each course gets its own.
declare module 'virtual:questions' {
  export const questions: import('@nobi/kit/course').CourseQuestions;
}

// Made by covers.ts beside this file, from the stories of the library.
declare module 'virtual:covers' {
  export const covers: readonly import('../tools/rak-buku/rules/cover.ts').Cover[];
}
