import { account } from './account.ts';
import type { CallShape } from './call.ts';

export { keyForm } from './call.ts';

import { chat } from './chat.ts';
import { chatCare } from './chat-care.ts';
import { chatRoom } from './chat-room.ts';
import { courses } from './courses.ts';
import { creativity } from './creativity.ts';
import { games } from './games.ts';
import { payments } from './payments.ts';
import { playtime } from './playtime.ts';
import { profile } from './profile.ts';
import { rating } from './rating.ts';
import { staff } from './staff.ts';
import { support } from './support.ts';

export { type SignUpForm, signUpForm } from './account.ts';
export { type AgeBand, ageBands } from './age.ts';
export type {
  Access,
  BodyOf,
  CallShape,
  Method,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from './call.ts';
export type { ChatTurn } from './chat-room.ts';
export type { ChatEvent } from './chat-stream.ts';
export { type Course, type CourseCategory, courseCategory } from './courses.ts';
export type { Tool, Work } from './creativity.ts';
export {
  catalogue,
  type ErrorCode,
  isErrorCode,
  type Language,
  Problem,
  wordsOf,
} from './errors.ts';
export { type Game, type GameCategory, gameCategory } from './games.ts';
export { type PageShape, pages } from './pages.ts';
export { type OrderState, plans } from './payments.ts';
export { playtimeChoices } from './playtime.ts';
export { profileForm } from './profile.ts';
export { ratingGiven } from './rating.ts';
export { insightSpans } from './staff/insight.ts';
export type { MismatchEnd, MismatchKind } from './staff/mismatches.ts';
export { type MoneyRange, moneyRanges } from './staff/money.ts';
export { type PackageFinding, packageFinding } from './staff/packages.ts';
export type { SafetyOutcome, SafetyStep } from './staff/safety.ts';
export { safetyOutcomes, safetySteps } from './staff/safety.ts';
export { followUpForm, type TicketState, ticketCategory, ticketForm } from './support.ts';
export { email, type Plan, password, plan, whatsapp } from './text.ts';
export {
  account,
  chat,
  chatCare,
  chatRoom,
  courses,
  creativity,
  games,
  payments,
  playtime,
  profile,
  rating,
  staff,
  support,
};

/** Every call of the product by noun: the source of routes, tests and the API page. */
export const calls = {
  account,
  payments,
  games,
  courses,
  creativity,
  chat: { ...chat, ...chatRoom, ...chatCare },
  profile,
  playtime,
  support,
  rating,
  staff,
} satisfies Record<string, Record<string, CallShape>>;
