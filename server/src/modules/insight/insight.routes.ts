import { staff } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import { type InsightDeps, insightService } from './insight.service.ts';
import { type SkillInsightDeps, skillInsightService } from './skills/skill-insight.service.ts';

/** How children play, in numbers. */
export const insightRoutes = (serve: Serve, deps: InsightDeps & SkillInsightDeps) => {
  const insight = insightService(deps);
  serve(staff.insight, insight.all);
  serve(staff.insightItem, insight.one);
  serve(staff.skillInsight, skillInsightService(deps).all);
};
