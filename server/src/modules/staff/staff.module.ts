import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database } from '../../database/database.ts';
import type { Throttle } from '../../throttle.ts';
import { auditService } from './audit.service.ts';
import { familiesService } from './families.service.ts';
import { itemsService } from './items.service.ts';
import { safetyService } from './safety.service.ts';
import { type ProvenPerson, staffSessionService } from './session.service.ts';
import { staffSessionStore } from './session.store.ts';
import { templatesService } from './templates.service.ts';
import { ticketsService } from './tickets.service.ts';

export interface StaffModuleDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly publicUrl: string;
  readonly catalogue: LiveCatalogue;
  readonly playUrl: string;
  /** Signs a path of the play origin for a few minutes. */
  readonly signAddress: (path: string) => string;
  /** Seals the second factors. */
  readonly key: string;
  readonly prove: (idToken: string) => Promise<ProvenPerson>;
  readonly now: () => Date;
}

/** Everything behind the console. */
export const staffModule = (deps: StaffModuleDeps) => {
  const { db } = deps;
  return {
    services: {
      session: staffSessionService(deps),
      tickets: ticketsService(deps),
      templates: templatesService(db),
      safety: safetyService(deps),
      families: familiesService(db),
      items: itemsService(deps),
      audit: auditService(db),
    },
    dropPast: () => staffSessionStore(db).dropPast(),
  };
};
