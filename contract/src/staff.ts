import { staffAudit } from './staff/audit.ts';
import { staffCatalogue } from './staff/catalogue.ts';
import { staffColleagues } from './staff/colleagues.ts';
import { staffFamilies } from './staff/families.ts';
import { staffFamily } from './staff/family.ts';
import { staffInsight } from './staff/insight.ts';
import { staffLessons } from './staff/lessons.ts';
import { staffMismatches } from './staff/mismatches.ts';
import { staffMoney } from './staff/money.ts';
import { staffOrders } from './staff/orders.ts';
import { staffPackages } from './staff/packages.ts';
import { staffRatings } from './staff/ratings.ts';
import { staffSafety } from './staff/safety.ts';
import { staffSession } from './staff/session.ts';
import { staffTemplates } from './staff/templates.ts';
import { staffTickets } from './staff/tickets.ts';

/** The calls of the console, by what they are about. */
export const staff = {
  ...staffSession,
  ...staffTickets,
  ...staffTemplates,
  ...staffSafety,
  ...staffOrders,
  ...staffMismatches,
  ...staffMoney,
  ...staffFamilies,
  ...staffFamily,
  ...staffColleagues,
  ...staffCatalogue,
  ...staffPackages,
  ...staffInsight,
  ...staffRatings,
  ...staffLessons,
  ...staffAudit,
};
