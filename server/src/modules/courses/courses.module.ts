import type { Course } from '@nobi/contract';
import type { Answers } from '../../catalogue/answers.ts';
import type { LiveLessons } from '../../catalogue/live/live-lessons.ts';
import type { Serve } from '../../http/serve.ts';
import { editionPin } from '../../play-sessions/course-edition.store.ts';
import type { PlaySessionDeps } from '../../play-sessions/play-session-deps.ts';
import { playSessionsOf, playStoresOf } from '../../play-sessions/play-sessions.ts';
import { coursesRoutes } from './courses.routes.ts';
import { coursesService } from './courses.service.ts';
import { coursesStore } from './courses.store.ts';

interface CoursesModuleDeps extends PlaySessionDeps<Course> {
  readonly answers: Answers;
  readonly lessons: LiveLessons;
}

export const coursesModule = (serve: Serve, deps: CoursesModuleDeps) => {
  const { db, items, limit, answers, lessons } = deps;
  const views = playSessionsOf(playStoresOf(db, 'course'), { items, limit });
  const store = coursesStore(db);
  const pinEdition = editionPin(db);
  coursesRoutes(serve, coursesService({ store, items, views, answers, lessons, pinEdition }));
};
