import { staff } from '@nobi/contract';
import type { Database } from '../../../database/database.ts';
import type { Serve } from '../../../http/serve.ts';
import { ratingsService } from './ratings.service.ts';

/** What families say of the product, one by one and as a line through the months. */
export const ratingConsole = (serve: Serve, deps: { db: Database; now: () => Date }) => {
  const ratings = ratingsService(deps);
  serve(staff.ratings, ratings.list);
  serve(staff.ratingsTrend, ratings.trend);
};
