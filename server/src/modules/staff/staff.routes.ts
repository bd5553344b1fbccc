import { staff } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { AuditService } from './audit.service.ts';
import type { FamiliesService } from './families.service.ts';
import type { ItemsService } from './items.service.ts';
import type { StaffSessionService } from './session.service.ts';
import type { TicketsService } from './tickets.service.ts';

export interface StaffServices {
  readonly session: StaffSessionService;
  readonly tickets: TicketsService;
  readonly families: FamiliesService;
  readonly items: ItemsService;
  readonly audit: AuditService;
}

export const staffRoutes = (serve: Serve, services: StaffServices) => {
  const { session, tickets, families, items, audit } = services;
  serve(staff.beginSession, session.begin);
  serve(staff.finishSession, session.finish);
  serve(staff.whoAmI, session.whoAmI);
  serve(staff.endSession, session.end);
  serve(staff.tickets, tickets.tickets);
  serve(staff.answer, tickets.answer);
  serve(staff.families, families.list);
  serve(staff.items, items.list);
  serve(staff.item, items.one);
  serve(staff.changeItem, items.change);
  serve(staff.moveItem, items.move);
  serve(staff.previewItem, items.preview);
  serve(staff.auditLog, audit.list);
};
