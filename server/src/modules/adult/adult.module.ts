import { adult } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import { type AdultDeps, adultService } from './adult.service.ts';

/** The adult's PIN, which stands before every call with the access word `adult`. */
export const adultModule = (serve: Serve, deps: AdultDeps) => {
  const service = adultService(deps);
  serve(adult.show, service.show);
  serve(adult.open, service.open);
  serve(adult.setPin, service.setPin);
  serve(adult.close, service.close);
};
