import { staffFamilies } from '../account/families.ts';
import { staffFamily } from '../account/family.ts';
import { staffAudit } from '../audit/audit.ts';
import { staffProposals } from '../audit/proposals.ts';
import { staffBooks } from '../catalogue/books.ts';
import { staffCatalogue } from '../catalogue/items.ts';
import { staffLessons } from '../catalogue/lessons.ts';
import { staffPackages } from '../catalogue/packages.ts';
import { staffSafety } from '../chat/safety.ts';
import { staffInsight } from '../insight/insight.ts';
import { staffSkillInsight } from '../insight/skill-insight.ts';
import { staffAccounting } from '../payments/accounting.ts';
import { staffCohorts } from '../payments/cohorts.ts';
import { staffMismatches } from '../payments/mismatches.ts';
import { staffMoney } from '../payments/money.ts';
import { staffOrders } from '../payments/orders.ts';
import { staffVouchers } from '../payments/voucher-batches.ts';
import { staffRatings } from '../rating/ratings.ts';
import { staffContentReports } from '../support/content-reports.ts';
import { staffTeamwork } from '../support/teamwork.ts';
import { staffTemplates } from '../support/templates.ts';
import { staffTickets } from '../support/tickets.ts';
import { staffVoice } from '../voice/studio.ts';
import { staffColleagues } from './colleagues.ts';
import { staffFactors } from './factors.ts';
import { staffFind } from './find.ts';
import { staffEnrolment, staffInvitations } from './invitations.ts';
import { staffRelease } from './release.ts';
import { staffSession } from './session.ts';
import { staffSetup } from './setup.ts';
import { staffToday } from './today.ts';
import { staffViews } from './views.ts';

/** The calls of the console, by what they are about. */
export const staff = {
  ...staffSession,
  ...staffToday,
  ...staffFind,
  ...staffRelease,
  ...staffSetup,
  ...staffViews,
  ...staffTickets,
  ...staffTeamwork,
  ...staffTemplates,
  ...staffContentReports,
  ...staffSafety,
  ...staffOrders,
  ...staffMismatches,
  ...staffMoney,
  ...staffCohorts,
  ...staffAccounting,
  ...staffVouchers,
  ...staffFamilies,
  ...staffFamily,
  ...staffColleagues,
  ...staffInvitations,
  ...staffEnrolment,
  ...staffFactors,
  ...staffCatalogue,
  ...staffPackages,
  ...staffInsight,
  ...staffSkillInsight,
  ...staffRatings,
  ...staffLessons,
  ...staffBooks,
  ...staffVoice,
  ...staffProposals,
  ...staffAudit,
};
