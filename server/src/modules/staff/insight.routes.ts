import { staff } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { InsightService } from './insight.service.ts';
import type { RatingsService } from './ratings.service.ts';

export interface InsightServices {
  readonly insight: InsightService;
  readonly ratings: RatingsService;
}

/** How children play and what families say of it, in numbers. */
export const insightRoutes = (serve: Serve, { insight, ratings }: InsightServices) => {
  serve(staff.insight, insight.all);
  serve(staff.insightItem, insight.one);
  serve(staff.ratings, ratings.list);
  serve(staff.ratingsTrend, ratings.trend);
};
