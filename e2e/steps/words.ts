import type { Language } from '@nobi/contract';
import { account as accountEn } from '../../web/src/text/en/account.ts';
import { brand as brandEn } from '../../web/src/text/en/brand.ts';
import { games as gamesEn } from '../../web/src/text/en/games.ts';
import { payments as paymentsEn } from '../../web/src/text/en/payments.ts';
import { profile as profileEn } from '../../web/src/text/en/profile.ts';
import { rating as ratingEn } from '../../web/src/text/en/rating.ts';
import { shell as shellEn } from '../../web/src/text/en/shell.ts';
import { staff as staffEn } from '../../web/src/text/en/staff.ts';
import { support as supportEn } from '../../web/src/text/en/support.ts';
import { welcome as welcomeEn } from '../../web/src/text/en/welcome.ts';
import { account as accountId } from '../../web/src/text/id/account.ts';
import { brand as brandId } from '../../web/src/text/id/brand.ts';
import { games as gamesId } from '../../web/src/text/id/games.ts';
import { payments as paymentsId } from '../../web/src/text/id/payments.ts';
import { profile as profileId } from '../../web/src/text/id/profile.ts';
import { rating as ratingId } from '../../web/src/text/id/rating.ts';
import { shell as shellId } from '../../web/src/text/id/shell.ts';
import { staff as staffId } from '../../web/src/text/id/staff.ts';
import { support as supportId } from '../../web/src/text/id/support.ts';
import { welcome as welcomeId } from '../../web/src/text/id/welcome.ts';

const en = {
  account: accountEn,
  brand: brandEn,
  games: gamesEn,
  payments: paymentsEn,
  profile: profileEn,
  rating: ratingEn,
  shell: shellEn,
  staff: staffEn,
  support: supportEn,
  welcome: welcomeEn,
};
const id: typeof en = {
  account: accountId,
  brand: brandId,
  games: gamesId,
  payments: paymentsId,
  profile: profileId,
  rating: ratingId,
  shell: shellId,
  staff: staffId,
  support: supportId,
  welcome: welcomeId,
};

/** The product's own words, so that a journey finds what a reader of that language reads. */
export const words: Record<Language, typeof en> = { en, id };
export type Words = typeof en;
