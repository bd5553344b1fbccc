import { consent } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { ConsentService } from './consent.service.ts';

export const consentRoutes = (serve: Serve, service: ConsentService) => {
  serve(consent.list, service.list);
  serve(consent.withdrawn, service.withdrawn);
  serve(consent.give, service.give);
  serve(consent.ownVoice, service.ownVoice);
  serve(consent.withdraw, service.withdraw);
};
