import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { LiveLessons } from '../../catalogue/live-lessons.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { erasedStore } from '../../erasure/erasure.store.ts';
import type { PackageRoom } from '../../packages/packages.ts';
import type { PictureRoom } from '../../pictures/pictures.ts';
import type { Files } from '../../ports/files.ts';
import type { Gateways } from '../../ports/payment.ts';
import type { Throttle } from '../../throttle.ts';
import { auditService } from './audit.service.ts';
import { colleaguesService } from './colleagues.service.ts';
import { exportsService } from './exports.service.ts';
import { familiesService } from './families.service.ts';
import { familyService } from './family.service.ts';
import { insightService } from './insight.service.ts';
import { insightRollUp } from './insight-rollup.service.ts';
import { itemLooksService } from './item-looks.service.ts';
import { itemsService } from './items.service.ts';
import { leavingService } from './leaving.service.ts';
import { lessonVersionsService } from './lesson-versions.service.ts';
import { lessonsService } from './lessons.service.ts';
import { mismatchesService } from './mismatches.service.ts';
import { moneyService } from './money.service.ts';
import { ordersService } from './orders.service.ts';
import { packagesService } from './packages.service.ts';
import { ratingsService } from './ratings.service.ts';
import { safetyService } from './safety.service.ts';
import { type ProvenPerson, staffSessionService } from './session.service.ts';
import { staffSessionStore } from './session.store.ts';
import { standingService } from './standing.service.ts';
import type { Desk } from './suspension-letter.ts';
import { templatesService } from './templates.service.ts';
import { ticketsService } from './tickets.service.ts';

export interface StaffModuleDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly publicUrl: string;
  readonly catalogue: LiveCatalogue;
  readonly lessons: LiveLessons;
  readonly packages: PackageRoom;
  readonly playUrl: string;
  /** Signs a path of the play origin for a few minutes. */
  readonly signAddress: (path: string) => string;
  /** Seals the second factors. */
  readonly key: string;
  readonly prove: (idToken: string) => Promise<ProvenPerson | undefined>;
  readonly now: () => Date;
  readonly files: Files;
  readonly pictures: PictureRoom;
  readonly gateways: Gateways;
  readonly reconcile: (orderId: string) => Promise<unknown>;
  readonly forgetCaller: (changed: string) => void;
  readonly desk: Desk;
  readonly recomputePeriods: (tx: Queryable, accountId: string) => Promise<void>;
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
      orders: ordersService(deps),
      exports: exportsService(db),
      money: moneyService(deps),
      mismatches: mismatchesService(deps),
      families: familiesService(db),
      family: familyService(db),
      standing: standingService(deps),
      leaving: leavingService(deps),
      colleagues: colleaguesService(deps),
      items: itemsService(deps),
      itemLooks: itemLooksService(deps),
      packages: packagesService(deps),
      insight: insightService(deps),
      ratings: ratingsService(deps),
      lessons: lessonsService({ ...deps, book: deps.lessons.book }),
      lessonVersions: lessonVersionsService(deps),
      audit: auditService(db),
    },
    /** Adds what happened since the last time to the numbers of the days. */
    rollUp: insightRollUp(deps),
    dropPast: async () => {
      await staffSessionStore(db).dropPast();
      await erasedStore(db).dropLastLetters();
    },
  };
};
