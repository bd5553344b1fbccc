import { staff } from '@nobi/contract';
import type { Serve } from '../../../http/serve.ts';
import { type ContentReportsDeps, contentReportsService } from './content-reports.service.ts';
import { teamworkService } from './teamwork/teamwork.service.ts';
import { templatesService } from './templates.service.ts';
import { type TicketsDeps, ticketsService } from './tickets.service.ts';

/** What families ask and report, and the ready answers that colleagues keep. */
export const supportConsole = (serve: Serve, deps: TicketsDeps & ContentReportsDeps) => {
  const tickets = ticketsService(deps);
  const templates = templatesService(deps.db);
  const reports = contentReportsService(deps);
  serve(staff.tickets, tickets.tickets);
  serve(staff.ticket, tickets.ticket);
  serve(staff.answer, tickets.answer);
  serve(staff.takeTicket, tickets.takeTicket);
  serve(staff.closeTicket, tickets.closeTicket);
  const teamwork = teamworkService(deps.db);
  serve(staff.ticketColleagues, teamwork.colleagues);
  serve(staff.ticketNews, teamwork.news);
  serve(staff.assignTickets, teamwork.assign);
  serve(staff.closeTickets, teamwork.close);
  serve(staff.noteTicket, teamwork.note);
  serve(staff.contentReports, reports.list);
  serve(staff.contentReport, reports.one);
  serve(staff.takeContentReport, reports.take);
  serve(staff.closeContentReport, reports.close);
  serve(staff.templates, templates.list);
  serve(staff.template, templates.one);
  serve(staff.addTemplate, templates.add);
  serve(staff.changeTemplate, templates.change);
  serve(staff.removeTemplate, templates.remove);
};
