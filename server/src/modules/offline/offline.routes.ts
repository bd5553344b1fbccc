import { offline } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { ArrivalsService } from './arrivals.service.ts';
import type { LateNeeds } from './late-needs.service.ts';
import type { LeaseService } from './lease.service.ts';

interface OfflineServices {
  readonly leases: LeaseService;
  readonly arrivals: ArrivalsService;
  readonly lateNeeds: LateNeeds;
}

export const offlineRoutes = (serve: Serve, { leases, arrivals, lateNeeds }: OfflineServices) => {
  serve(offline.lease, leases.give);
  serve(offline.begin, arrivals.begin);
  serve(offline.report, arrivals.report);
  serve(offline.keep, arrivals.keep);
  serve(offline.check, arrivals.check);
  serve(offline.showWork, arrivals.showWork);
  serve(offline.forgetWork, arrivals.forgetWork);
  serve(offline.tell, lateNeeds.tell);
};
