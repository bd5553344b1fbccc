import type { Language } from '@nobi/contract';
import { en as staffEn } from '../../staff/src/text/en.ts';
import { id as staffId } from '../../staff/src/text/id.ts';
import { pin as pinEn } from '../../web/src/adult/words.en.ts';
import { pin as pinId } from '../../web/src/adult/words.id.ts';
import { catalogue as shelfEn } from '../../web/src/catalogue/words.en.ts';
import { catalogue as shelfId } from '../../web/src/catalogue/words.id.ts';
import { contentReport as contentReportEn } from '../../web/src/content-report/words.en.ts';
import { contentReport as contentReportId } from '../../web/src/content-report/words.id.ts';
import { conversations as talksEn } from '../../web/src/conversations/words.en.ts';
import { conversations as talksId } from '../../web/src/conversations/words.id.ts';
import { account as accountEn } from '../../web/src/features/account/words.en.ts';
import { account as accountId } from '../../web/src/features/account/words.id.ts';
import { care as careEn } from '../../web/src/features/adult/care/words.en.ts';
import { care as careId } from '../../web/src/features/adult/care/words.id.ts';
import { card as cardEn } from '../../web/src/features/adult/report/card/words.en.ts';
import { card as cardId } from '../../web/src/features/adult/report/card/words.id.ts';
import { report as reportEn } from '../../web/src/features/adult/report/words.en.ts';
import { report as reportId } from '../../web/src/features/adult/report/words.id.ts';
import { whatsappReport as whatsappEn } from '../../web/src/features/adult/whatsapp/words.en.ts';
import { whatsappReport as whatsappId } from '../../web/src/features/adult/whatsapp/words.id.ts';
import { adult as adultEn } from '../../web/src/features/adult/words.en.ts';
import { adult as adultId } from '../../web/src/features/adult/words.id.ts';
import { chat as chatEn } from '../../web/src/features/chat/words.en.ts';
import { chat as chatId } from '../../web/src/features/chat/words.id.ts';
import { courses as coursesEn } from '../../web/src/features/courses/words.en.ts';
import { courses as coursesId } from '../../web/src/features/courses/words.id.ts';
import { creativity as creativityEn } from '../../web/src/features/creativity/words.en.ts';
import { creativity as creativityId } from '../../web/src/features/creativity/words.id.ts';
import { today as todayEn } from '../../web/src/features/games/today/words.en.ts';
import { today as todayId } from '../../web/src/features/games/today/words.id.ts';
import { games as gamesEn } from '../../web/src/features/games/words.en.ts';
import { games as gamesId } from '../../web/src/features/games/words.id.ts';
import { gift as giftEn } from '../../web/src/features/payments/gift/words.en.ts';
import { gift as giftId } from '../../web/src/features/payments/gift/words.id.ts';
import { voucher as voucherEn } from '../../web/src/features/payments/voucher/words.en.ts';
import { voucher as voucherId } from '../../web/src/features/payments/voucher/words.id.ts';
import { waiting as waitingEn } from '../../web/src/features/payments/waiting/words.en.ts';
import { waiting as waitingId } from '../../web/src/features/payments/waiting/words.id.ts';
import { payments as paymentsEn } from '../../web/src/features/payments/words.en.ts';
import { payments as paymentsId } from '../../web/src/features/payments/words.id.ts';
import { profile as profileEn } from '../../web/src/features/profile/words.en.ts';
import { profile as profileId } from '../../web/src/features/profile/words.id.ts';
import { rating as ratingEn } from '../../web/src/features/rating/words.en.ts';
import { rating as ratingId } from '../../web/src/features/rating/words.id.ts';
import { picture as supportPictureEn } from '../../web/src/features/support/picture/words.en.ts';
import { picture as supportPictureId } from '../../web/src/features/support/picture/words.id.ts';
import { support as supportEn } from '../../web/src/features/support/words.en.ts';
import { support as supportId } from '../../web/src/features/support/words.id.ts';
import { welcome as welcomeEn } from '../../web/src/features/welcome/text/welcome.en.ts';
import { welcome as welcomeId } from '../../web/src/features/welcome/text/welcome.id.ts';
import { leave as leaveEn } from '../../web/src/offline/leave/words.en.ts';
import { leave as leaveId } from '../../web/src/offline/leave/words.id.ts';
import { nobiHere as nobiHereEn } from '../../web/src/offline/nobi/words.en.ts';
import { nobiHere as nobiHereId } from '../../web/src/offline/nobi/words.id.ts';
import { offlinePlay as offlinePlayEn } from '../../web/src/offline/play/words.en.ts';
import { offlinePlay as offlinePlayId } from '../../web/src/offline/play/words.id.ts';
import { room as offlineRoomEn } from '../../web/src/offline/room/words.en.ts';
import { room as offlineRoomId } from '../../web/src/offline/room/words.id.ts';
import { pack as packEn } from '../../web/src/offline/screens/pack-words.en.ts';
import { pack as packId } from '../../web/src/offline/screens/pack-words.id.ts';
import { states as statesEn } from '../../web/src/offline/states/words.en.ts';
import { states as statesId } from '../../web/src/offline/states/words.id.ts';
import { fileCard as fileCardEn } from '../../web/src/player/files/words.en.ts';
import { fileCard as fileCardId } from '../../web/src/player/files/words.id.ts';
import { missed as missedEn } from '../../web/src/player/missed/words.en.ts';
import { missed as missedId } from '../../web/src/player/missed/words.id.ts';
import { opens as opensEn } from '../../web/src/player/opens/words.en.ts';
import { opens as opensId } from '../../web/src/player/opens/words.id.ts';
import { player as stageEn } from '../../web/src/player/words.en.ts';
import { player as stageId } from '../../web/src/player/words.id.ts';
import { search as searchEn } from '../../web/src/search/words.en.ts';
import { search as searchId } from '../../web/src/search/words.id.ts';
import { seen as seenEn } from '../../web/src/seen/words.en.ts';
import { seen as seenId } from '../../web/src/seen/words.id.ts';
import { dashboard as dashboardEn } from '../../web/src/shell/dashboard/words.en.ts';
import { dashboard as dashboardId } from '../../web/src/shell/dashboard/words.id.ts';
import { shell as shellEn } from '../../web/src/shell/words.en.ts';
import { shell as shellId } from '../../web/src/shell/words.id.ts';
import { brand as brandEn } from '../../web/src/ui/words.en.ts';
import { brand as brandId } from '../../web/src/ui/words.id.ts';
import { voiceRoom as voiceRoomEn } from '../../web/src/voice/room/words.en.ts';
import { voiceRoom as voiceRoomId } from '../../web/src/voice/room/words.id.ts';
import { whoPlays as whoPlaysEn } from '../../web/src/who-plays/words.en.ts';
import { whoPlays as whoPlaysId } from '../../web/src/who-plays/words.id.ts';

const en = {
  account: accountEn,
  adult: adultEn,
  brand: brandEn,
  card: cardEn,
  care: careEn,
  chat: chatEn,
  contentReport: contentReportEn,
  talks: talksEn,
  courses: coursesEn,
  creativity: creativityEn,
  dashboard: dashboardEn,
  games: gamesEn,
  today: todayEn,
  leave: leaveEn,
  missed: missedEn,
  nobiHere: nobiHereEn,
  offlinePlay: offlinePlayEn,
  offlineRoom: offlineRoomEn,
  opens: opensEn,
  pack: packEn,
  gift: giftEn,
  voucher: voucherEn,
  payments: paymentsEn,
  waiting: waitingEn,
  pin: pinEn,
  profile: profileEn,
  rating: ratingEn,
  report: reportEn,
  search: searchEn,
  seen: seenEn,
  shelf: shelfEn,
  shell: shellEn,
  staff: staffEn,
  stage: { ...stageEn, ...fileCardEn },
  states: statesEn,
  support: supportEn,
  supportPicture: supportPictureEn,
  welcome: welcomeEn,
  voiceRoom: voiceRoomEn,
  whatsappReport: whatsappEn,
  whoPlays: whoPlaysEn,
};
const id: typeof en = {
  account: accountId,
  adult: adultId,
  brand: brandId,
  card: cardId,
  care: careId,
  chat: chatId,
  contentReport: contentReportId,
  talks: talksId,
  courses: coursesId,
  creativity: creativityId,
  dashboard: dashboardId,
  games: gamesId,
  today: todayId,
  leave: leaveId,
  missed: missedId,
  nobiHere: nobiHereId,
  offlinePlay: offlinePlayId,
  offlineRoom: offlineRoomId,
  opens: opensId,
  pack: packId,
  gift: giftId,
  voucher: voucherId,
  payments: paymentsId,
  waiting: waitingId,
  pin: pinId,
  profile: profileId,
  rating: ratingId,
  report: reportId,
  search: searchId,
  seen: seenId,
  shelf: shelfId,
  shell: shellId,
  staff: staffId,
  stage: { ...stageId, ...fileCardId },
  states: statesId,
  support: supportId,
  supportPicture: supportPictureId,
  welcome: welcomeId,
  voiceRoom: voiceRoomId,
  whatsappReport: whatsappId,
  whoPlays: whoPlaysId,
};

/** The product's own words, so that a journey finds what a reader of that language reads. */
export const words: Record<Language, typeof en> = { en, id };
export type Words = typeof en;
