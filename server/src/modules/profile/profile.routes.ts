import { profile } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { ProfileService } from './profile.service.ts';

export const profileRoutes = (serve: Serve, service: ProfileService) => {
  serve(profile.show, service.show);
  serve(profile.update, service.update);
  serve(profile.picture, service.picture);
};
