import { staff } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { AuditService } from './audit.service.ts';
import type { FamiliesService } from './families.service.ts';
import type { StaffSessionService } from './session.service.ts';
import type { TemplatesService } from './templates.service.ts';
import type { TicketsService } from './tickets.service.ts';

export interface StaffServices {
  readonly session: StaffSessionService;
  readonly tickets: TicketsService;
  readonly templates: TemplatesService;
  readonly families: FamiliesService;
  readonly audit: AuditService;
}

export const staffRoutes = (serve: Serve, services: StaffServices) => {
  const { session, tickets, templates, families, audit } = services;
  serve(staff.beginSession, session.begin);
  serve(staff.finishSession, session.finish);
  serve(staff.whoAmI, session.whoAmI);
  serve(staff.endSession, session.end);
  serve(staff.tickets, tickets.tickets);
  serve(staff.ticket, tickets.ticket);
  serve(staff.answer, tickets.answer);
  serve(staff.takeTicket, tickets.takeTicket);
  serve(staff.closeTicket, tickets.closeTicket);
  serve(staff.templates, templates.list);
  serve(staff.template, templates.one);
  serve(staff.addTemplate, templates.add);
  serve(staff.changeTemplate, templates.change);
  serve(staff.removeTemplate, templates.remove);
  serve(staff.families, families.list);
  serve(staff.auditLog, audit.list);
};
