import { staff } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { ExportsService } from './exports.service.ts';
import type { MismatchesService } from './mismatches.service.ts';
import type { MoneyService } from './money.service.ts';
import type { OrdersService } from './orders.service.ts';
import type { SafetyService } from './safety.service.ts';
import type { TemplatesService } from './templates.service.ts';
import type { TicketsService } from './tickets.service.ts';

export interface DeskServices {
  readonly tickets: TicketsService;
  readonly templates: TemplatesService;
  readonly safety: SafetyService;
  readonly orders: OrdersService;
  readonly exports: ExportsService;
  readonly money: MoneyService;
  readonly mismatches: MismatchesService;
}

/** What families paid, and what became of it. */
const bindMoney = (serve: Serve, services: DeskServices) => {
  const { orders, exports, money, mismatches } = services;
  serve(staff.orders, orders.list);
  serve(staff.exportOrders, exports.orders);
  serve(staff.order, orders.one);
  serve(staff.mismatches, mismatches.list);
  serve(staff.mismatch, mismatches.one);
  serve(staff.resolveMismatch, mismatches.resolve);
  serve(staff.money, money.show);
  serve(staff.exportMoney, exports.money);
  serve(staff.checkOrder, orders.check);
  serve(staff.refundOrder, orders.refund);
};

/** What families bring to the staff: their questions, and what children told. */
export const deskRoutes = (serve: Serve, services: DeskServices) => {
  const { tickets, templates, safety } = services;
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
  serve(staff.safetyCases, safety.cases);
  serve(staff.safetyCase, safety.one);
  serve(staff.safetyWords, safety.words);
  serve(staff.safetyStep, safety.step);
  serve(staff.closeSafety, safety.close);
  serve(staff.safetyFlags, safety.flags);
  bindMoney(serve, services);
};
