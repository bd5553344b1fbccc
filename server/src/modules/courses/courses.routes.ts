import { courses } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { CoursesService } from './courses.service.ts';

export const coursesRoutes = (serve: Serve, service: CoursesService) => {
  serve(courses.list, service.list);
  serve(courses.history, service.history);
  serve(courses.one, service.one);
  serve(courses.view, service.view);
  serve(courses.report, service.report);
  serve(courses.check, service.check);
  serve(courses.load, service.load);
  serve(courses.keep, service.keep);
};
