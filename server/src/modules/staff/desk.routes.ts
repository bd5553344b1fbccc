import { staff } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { TemplatesService } from './templates.service.ts';
import type { TicketsService } from './tickets.service.ts';

export interface DeskServices {
  readonly tickets: TicketsService;
  readonly templates: TemplatesService;
}

/** What families bring to the staff: their questions. */
export const deskRoutes = (serve: Serve, { tickets, templates }: DeskServices) => {
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
};
