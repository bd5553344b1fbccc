import type { Course } from '@nobi/contract';
import type { Answers } from '../../catalogue/answers.ts';
import type { LiveLessons } from '../../catalogue/live/live-lessons.ts';
import type { Serve } from '../../http/serve.ts';
import { editionPin } from '../../play-sessions/course-edition.store.ts';
import { playAnswersStore } from '../../play-sessions/play-answers.store.ts';
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
  const stores = playStoresOf(db, 'course');
  const views = playSessionsOf(stores, { items, limit });
  const store = coursesStore(db);
  const pinEdition = editionPin(db);
  const { carryOne } = stores.before;
  const service = coursesService({
    store,
    firstAnswers: playAnswersStore(db),
    items,
    views,
    answers,
    lessons,
    pinEdition,
    carryOne,
  });
  coursesRoutes(serve, service);
  return { check: service.checkLate };
};
