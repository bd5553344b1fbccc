import { account } from './account/account.ts';
import { ownData } from './account/own-data.ts';
import { ownSessions } from './account/own-sessions.ts';
import { adult } from './adult/adult.ts';
import type { CallShape } from './call/call.ts';

export { keyForm } from './call/call.ts';
export { consoleHeader, isOfConsole } from './call/console-header.ts';

import { chat } from './chat/chat.ts';
import { chatControls } from './chat/chat-controls.ts';
import { chatConversations } from './chat/chat-conversations.ts';
import { children } from './children/children.ts';
import { whoPlays } from './children/who-plays.ts';
import { consent } from './consent/consent.ts';
import { courses } from './courses/courses.ts';
import { creativity } from './creativity/creativity.ts';
import { games } from './games/games.ts';
import { childLearning } from './learning/child-learning.ts';
import { learning } from './learning/learning.ts';
import { offline } from './offline/offline.ts';
import { packs } from './packs/packs.ts';
import { giftLinks, gifts } from './payments/gifts.ts';
import { moneyBack } from './payments/money-back.ts';
import { offers } from './payments/offer.ts';
import { ownOrders } from './payments/own-orders.ts';
import { paymentStatus } from './payments/payment-status.ts';
import { payments } from './payments/payments.ts';
import { vouchers } from './payments/vouchers.ts';
import { childPlaytime } from './playtime/child-playtime.ts';
import { playtime } from './playtime/playtime.ts';
import { profile } from './profile/profile.ts';
import { rating } from './rating/rating.ts';
import { report } from './report/report.ts';

export type { FactKind, ReportFact } from './report/report-facts.ts';
export type { FamilyReportChild } from './report/report-family.ts';

import { reportCard } from './report/report-card.ts';
import { reportExport } from './report/report-export.ts';
import { reportFacts } from './report/report-facts.ts';
import { reportFamily } from './report/report-family.ts';
import { reportLetter } from './report/report-letter.ts';
import { reportWhatsapp } from './report/report-whatsapp.ts';
import { samples } from './samples/samples.ts';
import { staff } from './staff/staff.ts';
import { contentReport } from './support/content-report.ts';
import { supportPictures } from './support/pictures.ts';
import { support } from './support/support.ts';
import { voice } from './voice/voice.ts';

export { type AgeBand, ageBands } from './account/age.ts';
export { isPlainName } from './account/person-name.ts';
export { type SignUpForm, signUpForm } from './account/sign-up-form.ts';
export { otherDeeds } from './audit/audit.ts';
export { type ProposalKind, proposalKinds, proposalRoles } from './audit/proposal-kinds.ts';
export type {
  Access,
  BodyOf,
  CallShape,
  Method,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from './call/call.ts';
export {
  type CompanyDetails,
  type CompanyLogo,
  companyLogoPlace,
  companyPlaces,
} from './call/company.ts';
export {
  catalogue,
  type ErrorCode,
  isErrorCode,
  type Language,
  Problem,
  wordsOf,
} from './call/errors.ts';
export { inWib, locales, rupiah } from './call/formats.ts';
export { type PageShape, pages } from './call/pages.ts';
export { email, password, whatsapp } from './call/text.ts';
export { type PackageFinding, packageFinding } from './catalogue/packages.ts';
export type { FamilyTurn } from './chat/chat-controls.ts';
export type { ChatTurn } from './chat/chat-conversations.ts';
export type { ChatEvent } from './chat/chat-stream.ts';
export type { SafetyOutcome, SafetyStep } from './chat/safety.ts';
export { safetyOutcomes, safetySteps } from './chat/safety.ts';
export { type LegalAgeBand, legalAgeBand, legalAgeBands } from './children/age-band.ts';
export { childAnimals, childZones } from './children/child-values.ts';
export { type Child, childForm, mostChildren } from './children/children.ts';
export { secretPictures } from './children/who-plays.ts';
export { type Course, type CourseCategory, courseCategory } from './courses/courses.ts';
export type { Tool, Work } from './creativity/creativity.ts';
export { type Game, type GameCategory, gameCategory } from './games/games.ts';
export { insightSpans } from './insight/insight.ts';
export type { ShownLearning } from './learning/child-learning.ts';
export type { NextItem } from './learning/learning.ts';
export { type LeaseClaims, type LeasedChild, type LeaseKey, leaseClaims } from './offline/lease.ts';
export { arrivalDays, leaseDays } from './offline/offline.ts';
export { giftHours } from './payments/gifts.ts';
export type { MismatchEnd, MismatchKind } from './payments/mismatches.ts';
export { type MoneyRange, moneyRanges } from './payments/money.ts';
export { moneyBackDays } from './payments/money-back.ts';
export { promoDays } from './payments/offer.ts';
export type { PayTo } from './payments/pay-to.ts';
export { type OrderState, plans } from './payments/payments.ts';
export { type Plan, plan } from './payments/plan.ts';
export { mostVouchers } from './payments/voucher-batches.ts';
export {
  isVoucherCode,
  printedVoucher,
  readVoucherCode,
  voucherCode,
  voucherLength,
} from './payments/voucher-code.ts';
export type { SaveFound, ShownSkill } from './play-sessions/play-session.ts';
export {
  extraSteps,
  mostQuietWindows,
  type QuietWindow,
  type ShownTimes,
  suggestedMinutes,
} from './playtime/child-playtime.ts';
export {
  extraToday,
  limitToday,
  minuteOf,
  namedMoment,
  type PlayTimes,
  playVerdict,
  type Zone,
} from './playtime/play-time.rules.ts';
export { profileForm } from './profile/profile.ts';
export { ratingBody } from './rating/rating.ts';
export {
  type ChatTopic,
  type ClaimState,
  chatTopics,
  claimStates,
  type Report,
  type ReportMistake,
  type ReportRow,
  type ReportSkill,
} from './report/report.ts';
export { mostSampleEvents } from './samples/samples.ts';
export { shortestFind } from './staff/find.ts';
export { staffEnrolment } from './staff/invitations.ts';
export { type StaffRole, staffRoles } from './staff/roles.ts';
export { staffSession } from './staff/session.ts';
export { type SetupStep, type SetupTrouble, setupSteps, setupTroubles } from './staff/setup.ts';
export {
  countedAtMost,
  type DayNumber,
  hoursUntilDue,
  opensNumber,
  opensWaiting,
  type WaitingKind,
  waitingKinds,
} from './staff/today.ts';
export { type ListView, mostViews, type ViewList, viewLists } from './staff/views.ts';
export {
  type ContentReportReason,
  contentReportForm,
  contentReportReasons,
  type ReportedKind,
  reportedKinds,
} from './support/content-report.ts';
export { type ContentReportOutcome, contentReportOutcomes } from './support/content-reports.ts';
export { followUpForm, type TicketState, ticketCategory, ticketForm } from './support/support.ts';
export {
  lineKey,
  mostClipBytes,
  mostPlayBytes,
  readVoiceIndex,
  type VoiceClip,
  type VoiceLanguage,
  writeVoiceIndex,
} from './voice/voice-index.rules.ts';
export {
  account,
  adult,
  chat,
  chatControls,
  chatConversations,
  childLearning,
  childPlaytime,
  children,
  consent,
  contentReport,
  courses,
  creativity,
  games,
  giftLinks,
  gifts,
  learning,
  moneyBack,
  offers,
  offline,
  ownData,
  ownOrders,
  ownSessions,
  packs,
  paymentStatus,
  payments,
  playtime,
  profile,
  rating,
  report,
  reportCard,
  reportExport,
  reportFacts,
  reportFamily,
  reportLetter,
  reportWhatsapp,
  samples,
  staff,
  support,
  supportPictures,
  voice,
  vouchers,
  whoPlays,
};

/** Every call of the product by noun: the source of routes, tests and the API page. */
export const calls = {
  account: { ...account, ...ownSessions, ...ownData },
  adult,
  payments: {
    ...payments,
    ...offers,
    ...ownOrders,
    ...giftLinks,
    ...gifts,
    ...moneyBack,
    ...vouchers,
  },
  games,
  courses,
  creativity,
  chat: { ...chat, ...chatConversations, ...chatControls },
  profile,
  children: { ...children, ...whoPlays },
  consent,
  playtime: { ...playtime, ...childPlaytime },
  learning: { ...learning, ...childLearning },
  offline,
  support: { ...support, ...contentReport, ...supportPictures },
  rating,
  samples,
  packs,
  report: {
    ...report,
    ...reportLetter,
    ...reportWhatsapp,
    ...reportFacts,
    ...reportFamily,
    ...reportCard,
    ...reportExport,
  },
  voice,
  staff,
} satisfies Record<string, Record<string, CallShape>>;
