import { rating } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { RatingService } from './rating.service.ts';

export const ratingRoutes = (serve: Serve, service: RatingService) => {
  serve(rating.give, service.give);
};
