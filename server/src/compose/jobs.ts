import { outboxOnly } from '../adapters/mail/outbox-only.ts';
import { smtpCarrier } from '../adapters/mail/smtp.ts';
import type { App } from '../app.ts';
import type { Job } from '../jobs.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { deliverDue } from '../mail/outbox.ts';
import { moneyDays } from '../money/count-days.ts';
import { hours, minutes } from '../time.ts';
import { now, type Room } from './room.ts';

/** What is done again and again beside the calls. */
export const jobsOf = ({ settings, db, logger }: Room, app: App, others: readonly Job[]): Job[] => {
  const carrier = settings.smtpUrl
    ? smtpCarrier({ url: settings.smtpUrl, from: settings.mailFrom })
    : outboxOnly;
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
    { name: 'reminders', everyMs: minutes(15), run: app.remind },
    { name: 'weekly letters', everyMs: hours(1), run: app.tellWeeks },
    { name: 'insight', everyMs: minutes(5), run: app.rollUp },
    { name: 'money days', everyMs: minutes(5), run: moneyDays(db, now) },
    { name: 'tidy', everyMs: hours(1), run: app.dropPast },
  ];
};
