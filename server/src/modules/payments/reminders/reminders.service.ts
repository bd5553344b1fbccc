import type { Database } from '../../../database/database.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { reminderLetter } from './reminder.ts';
import { daysLeft, reminderDue } from './reminders.rules.ts';
import { type EndingPlan, remindersStore } from './reminders.store.ts';

export interface ReminderDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Reminds families 7, 3 and 1 days before their paid time ends, and on the day. */
export const reminder = ({ db, publicUrl, now }: ReminderDeps) => {
  const remind = (plan: EndingPlan, moment: Date) =>
    db.transaction(async (tx) => {
      const days = reminderDue(plan.ends_at, moment);
      if (days === undefined || !(await remindersStore(tx).claim(plan, days))) return;
      const letter = reminderLetter(plan, { daysLeft: daysLeft(plan.ends_at, moment), publicUrl });
      await outboxStore(tx).put(letter);
    });

  return async () => {
    const moment = now();
    for (const plan of await remindersStore(db).ending(moment)) await remind(plan, moment);
  };
};
