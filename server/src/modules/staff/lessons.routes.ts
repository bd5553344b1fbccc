import { staff } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { LessonVersionsService } from './lesson-versions.service.ts';
import type { LessonsService } from './lessons.service.ts';

export interface LessonServices {
  readonly lessons: LessonsService;
  readonly lessonVersions: LessonVersionsService;
}

/** Lessons of courses: written by one person, published by another. */
export const lessonsRoutes = (serve: Serve, { lessons, lessonVersions }: LessonServices) => {
  serve(staff.lessonCourses, lessons.courses);
  serve(staff.lesson, lessons.one);
  serve(staff.addLesson, lessons.add);
  serve(staff.keepDraft, lessons.keep);
  serve(staff.dropDraft, lessons.drop);
  serve(staff.handInLesson, lessons.handIn);
  serve(staff.lessonVersion, lessonVersions.one);
  serve(staff.publishLesson, lessonVersions.publish);
  serve(staff.withdrawLesson, lessonVersions.withdraw);
};
