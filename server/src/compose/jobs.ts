import { outboxOnly } from '../adapters/mail/outbox-only.ts';
import type { App } from '../app.ts';
import { tellChainEnd } from '../audit/chain.ts';
import type { Job } from '../jobs/job.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { deliverDue } from '../mail/outbox.ts';
import { countCohorts } from '../modules/payments/cohorts/count-cohorts.ts';
import { countMoneyDays } from '../modules/payments/ledger/count-days.ts';
import { hours, minutes } from '../time/durations.ts';
import { type Context, now } from './context.ts';

/** Loaded only where letters are sent: the library is a good part of what an idle process holds. */
const carrierOf = async ({ smtpUrl, mailFrom }: Context['settings']) => {
  if (!smtpUrl) return outboxOnly;
  const { smtpCarrier } = await import('../adapters/mail/smtp.ts');
  return smtpCarrier({ url: smtpUrl, from: mailFrom });
};

/** What is done again and again beside the calls. */
export const jobsOf = async (
  { settings, db, logger }: Context,
  app: App,
  others: readonly Job[],
): Promise<Job[]> => {
  const carrier = await carrierOf(settings);
  return [
    ...others,
    {
      name: 'mail',
      everyMs: minutes(1),
      run: () => deliverDue(db, carrier, logger),
      nextInMs: outboxStore(db).nextInMs,
    },
    {
      name: 'open orders',
      everyMs: minutes(1),
      run: app.sweep,
      nextInMs: app.nextSweepInMs,
    },
    { name: 'consent receipts', everyMs: minutes(1), run: app.sendConsentReceipts },
    { name: 'money back', everyMs: minutes(1), run: app.askMoneyBackAgain },
    { name: 'reminders', everyMs: minutes(15), run: app.remind },
    { name: 'late safety cases', everyMs: minutes(5), run: app.tellOfLateCases },
    { name: 'report letters', everyMs: minutes(15), run: app.sendReportLetters },
    { name: 'weekly letters', everyMs: hours(1), run: app.sendWeeklyLetters },
    { name: 'insight', everyMs: minutes(5), run: app.rollUp },
    { name: 'insight skills', everyMs: hours(1), run: app.countSkills },
    { name: 'money days', everyMs: minutes(5), run: countMoneyDays(db, now) },
    { name: 'cohorts', everyMs: hours(1), run: countCohorts(db, now) },
    // Hourly: what is cut from the end of the log is at most as young as that.
    { name: 'audit chain', everyMs: hours(1), run: () => tellChainEnd(db, logger) },
    { name: 'play months', everyMs: hours(1), run: app.turnPlayMonths },
    { name: 'carry plays', everyMs: minutes(1), run: app.carryPlays },
    { name: 'left claims', everyMs: minutes(1), run: app.weighLeftClaims },
    { name: 'tidy', everyMs: hours(1), run: app.deleteExpired },
  ];
};
