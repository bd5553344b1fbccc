import { type CallShape, calls } from '@nobi/contract';

const { account, chat, children, courses, creativity, payments, support } = calls;

/**
 * Writes whose second try is looked at by tests of their own, or is harmless: the same again changes
 * nothing, or is a new wish.
 */
export const retriedElsewhere: readonly CallShape[] = [
  calls.profile.update,
  support.markRead,
  // A work is one by its id, also when it is let go; the first answer to a question stays.
  creativity.showWork,
  creativity.forgetWork,
  courses.check,
  // A second answer replaces the first; a playtime is a value.
  // The console's own tests press twice where it matters: answers, refunds, days, publishing, erasure.
  ...Object.values(calls.staff),
  // Settings are values; what is deleted or seen is so once; a family's further word is a new wish.
  calls.chat.saveSettings,
  calls.chat.forgetConversation,
  calls.chat.forgetAll,
  calls.chat.seeFlags,
  calls.chat.transcribe,
  support.followUp,
  // The same picture stands in a question once: its own tests send it again, and at once.
  support.addPicture,
  calls.playtime.choose,
  // Also the minutes that are added to a day: the call names all of them.
  calls.playtime.set,
  calls.playtime.extend,
  // What is said first of a child stays; who a child is, who plays and by which pictures are values; a child is removed once.
  ...[children.introduce, children.postpone, children.change, children.remove],
  ...[children.choose, children.setSecret],
  // Opening a sample or what is to be saved writes nothing.
  ...[calls.learning.set, calls.report.setLetter, calls.samples.open, calls.packs.open],
  // What was played without a line: the traces of modules/offline lose replies and send everything again.
  ...Object.values(calls.offline),
  // A code ends the one before; a link ends once; a message is answered once by its id.
  ...[calls.report.linkWhatsapp, calls.report.unlinkWhatsapp, calls.report.receiveWhatsapp],
  // What is allowed is so once; what is taken back as well.
  ...Object.values(calls.consent),
  // A letter ends the one before; an address is confirmed once.
  account.sendConfirmation,
  account.confirmEmail,
  // An account is one by its e-mail; sessions end once.
  ...[account.signUp, account.signIn, account.signInWithGoogle, account.signOut],
  account.endSession,
  account.endOtherSessions,
  account.eraseAccount,
  // A PIN is a value; a further guess is a further guess.
  ...Object.values(calls.adult),
  // A prompt is a new wish each time; notifications are told apart by their order's state.
  chat.ask,
  payments.notify,
  // A second link is a second wish. The tests of gifts and of money back press twice, and at once.
  ...[payments.makeGiftLink, payments.endGiftLink, payments.openGift, payments.payGift],
  payments.requestMoneyBack,
  // A code opens one period: its own tests press twice, at once, and lose the commit.
  payments.redeemVoucher,
];
