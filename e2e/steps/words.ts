import type { Language } from '@nobi/contract';
import { en as staffEn } from '../../staff/src/text/en.ts';
import { id as staffId } from '../../staff/src/text/id.ts';
import { account as accountEn } from '../../web/src/text/en/account.ts';
import { brand as brandEn } from '../../web/src/text/en/brand.ts';
import { care as careEn } from '../../web/src/text/en/care.ts';
import { chat as chatEn } from '../../web/src/text/en/chat.ts';
import { courses as coursesEn } from '../../web/src/text/en/courses.ts';
import { creativity as creativityEn } from '../../web/src/text/en/creativity.ts';
import { dashboard as dashboardEn } from '../../web/src/text/en/dashboard.ts';
import { games as gamesEn } from '../../web/src/text/en/games.ts';
import { payments as paymentsEn } from '../../web/src/text/en/payments.ts';
import { profile as profileEn } from '../../web/src/text/en/profile.ts';
import { rating as ratingEn } from '../../web/src/text/en/rating.ts';
import { search as searchEn } from '../../web/src/text/en/search.ts';
import { shelf as shelfEn } from '../../web/src/text/en/shelf.ts';
import { shell as shellEn } from '../../web/src/text/en/shell.ts';
import { stage as stageEn } from '../../web/src/text/en/stage.ts';
import { support as supportEn } from '../../web/src/text/en/support.ts';
import { talks as talksEn } from '../../web/src/text/en/talks.ts';
import { welcome as welcomeEn } from '../../web/src/text/en/welcome.ts';
import { account as accountId } from '../../web/src/text/id/account.ts';
import { brand as brandId } from '../../web/src/text/id/brand.ts';
import { care as careId } from '../../web/src/text/id/care.ts';
import { chat as chatId } from '../../web/src/text/id/chat.ts';
import { courses as coursesId } from '../../web/src/text/id/courses.ts';
import { creativity as creativityId } from '../../web/src/text/id/creativity.ts';
import { dashboard as dashboardId } from '../../web/src/text/id/dashboard.ts';
import { games as gamesId } from '../../web/src/text/id/games.ts';
import { payments as paymentsId } from '../../web/src/text/id/payments.ts';
import { profile as profileId } from '../../web/src/text/id/profile.ts';
import { rating as ratingId } from '../../web/src/text/id/rating.ts';
import { search as searchId } from '../../web/src/text/id/search.ts';
import { shelf as shelfId } from '../../web/src/text/id/shelf.ts';
import { shell as shellId } from '../../web/src/text/id/shell.ts';
import { stage as stageId } from '../../web/src/text/id/stage.ts';
import { support as supportId } from '../../web/src/text/id/support.ts';
import { talks as talksId } from '../../web/src/text/id/talks.ts';
import { welcome as welcomeId } from '../../web/src/text/id/welcome.ts';

const en = {
  account: accountEn,
  brand: brandEn,
  care: careEn,
  chat: chatEn,
  talks: talksEn,
  courses: coursesEn,
  creativity: creativityEn,
  dashboard: dashboardEn,
  games: gamesEn,
  payments: paymentsEn,
  profile: profileEn,
  rating: ratingEn,
  search: searchEn,
  shelf: shelfEn,
  shell: shellEn,
  staff: staffEn,
  stage: stageEn,
  support: supportEn,
  welcome: welcomeEn,
};
const id: typeof en = {
  account: accountId,
  brand: brandId,
  care: careId,
  chat: chatId,
  talks: talksId,
  courses: coursesId,
  creativity: creativityId,
  dashboard: dashboardId,
  games: gamesId,
  payments: paymentsId,
  profile: profileId,
  rating: ratingId,
  search: searchId,
  shelf: shelfId,
  shell: shellId,
  staff: staffId,
  stage: stageId,
  support: supportId,
  welcome: welcomeId,
};

/** The product's own words, so that a journey finds what a reader of that language reads. */
export const words: Record<Language, typeof en> = { en, id };
export type Words = typeof en;
