import { staff } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import { type InsightDeps, insightService } from './insight.service.ts';

/** How children play, in numbers. */
export const insightRoutes = (serve: Serve, deps: InsightDeps) => {
  const insight = insightService(deps);
  serve(staff.insight, insight.all);
  serve(staff.insightItem, insight.one);
};
