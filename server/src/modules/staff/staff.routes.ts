import { staff } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { AuditService } from './audit.service.ts';
import type { ColleaguesService } from './colleagues.service.ts';
import { type DeskServices, deskRoutes } from './desk.routes.ts';
import type { FamiliesService } from './families.service.ts';
import type { FamilyService } from './family.service.ts';
import { type InsightServices, insightRoutes } from './insight.routes.ts';
import type { ItemLooksService } from './item-looks.service.ts';
import type { ItemsService } from './items.service.ts';
import type { LeavingService } from './leaving.service.ts';
import { type LessonServices, lessonsRoutes } from './lessons.routes.ts';
import type { PackagesService } from './packages.service.ts';
import type { StaffSessionService } from './session.service.ts';
import type { StandingService } from './standing.service.ts';

export interface StaffServices extends DeskServices, LessonServices, InsightServices {
  readonly session: StaffSessionService;
  readonly families: FamiliesService;
  readonly family: FamilyService;
  readonly standing: StandingService;
  readonly leaving: LeavingService;
  readonly colleagues: ColleaguesService;
  readonly items: ItemsService;
  readonly itemLooks: ItemLooksService;
  readonly packages: PackagesService;
  readonly audit: AuditService;
}

/** One family, and who runs the product. */
const bindPeople = (serve: Serve, services: StaffServices) => {
  const { family, standing, leaving, colleagues } = services;
  serve(staff.family, family.show);
  serve(staff.grantDays, standing.grantDays);
  serve(staff.suspend, standing.suspend);
  serve(staff.liftSuspension, standing.lift);
  serve(staff.endFamilySessions, standing.endSessions);
  serve(staff.exportFamily, leaving.export);
  serve(staff.eraseFamily, leaving.erase);
  serve(staff.colleagues, colleagues.list);
  serve(staff.appoint, colleagues.appoint);
  serve(staff.dismiss, colleagues.dismiss);
  serve(staff.resetSecondFactor, colleagues.resetSecondFactor);
  serve(staff.ownSessions, colleagues.sessions);
  serve(staff.endOwnSession, colleagues.endSession);
};

export const staffRoutes = (serve: Serve, services: StaffServices) => {
  const { session, families, items, itemLooks, packages, audit } = services;
  serve(staff.beginSession, session.begin);
  serve(staff.finishSession, session.finish);
  serve(staff.whoAmI, session.whoAmI);
  serve(staff.endSession, session.end);
  deskRoutes(serve, services);
  serve(staff.families, families.list);
  bindPeople(serve, services);
  serve(staff.items, items.list);
  serve(staff.item, items.one);
  serve(staff.changeItem, items.change);
  serve(staff.moveItem, items.move);
  serve(staff.setThumbnail, itemLooks.setThumbnail);
  serve(staff.dropThumbnail, itemLooks.dropThumbnail);
  serve(staff.resetItem, itemLooks.resetItem);
  serve(staff.previewItem, items.preview);
  serve(staff.packages, packages.list);
  serve(staff.package, packages.one);
  serve(staff.uploadPackage, packages.upload);
  serve(staff.publishPackage, packages.publish);
  serve(staff.withdrawPackage, packages.withdraw);
  serve(staff.previewPackage, packages.preview);
  insightRoutes(serve, services);
  lessonsRoutes(serve, services);
  serve(staff.auditLog, audit.list);
};
