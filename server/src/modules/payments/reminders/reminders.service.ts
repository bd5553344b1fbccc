import type { Database } from '../../../database/database.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { endedLetter } from './ended-letter.ts';
import type { LetterEnds } from './letter-ends.ts';
import { reminderLetter } from './reminder.ts';
import { daysLeft, reminderDue } from './reminders.rules.ts';
import { afterTheEnd, type EndingPlan, remindersStore } from './reminders.store.ts';

export interface ReminderDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly addresses: Pick<LetterEnds, 'sign'>;
}

/** Reminds families 7, 3 and 1 days before their paid time ends, on the day, and once a day after. */
export const reminder = ({ db, publicUrl, now, addresses }: ReminderDeps) => {
  const remind = (plan: EndingPlan, moment: Date) =>
    db.transaction(async (tx) => {
      const days = reminderDue(plan.ends_at, moment);
      if (days === undefined || !(await remindersStore(tx).claim(plan, days))) return;
      const letter = reminderLetter(plan, { daysLeft: daysLeft(plan.ends_at, moment), publicUrl });
      await outboxStore(tx).put(letter);
    });

  const tellEnd = (plan: EndingPlan) =>
    db.transaction(async (tx) => {
      if (!(await remindersStore(tx).claim(plan, afterTheEnd))) return;
      const end = `${publicUrl}${addresses.sign(plan.account_id)}`;
      await outboxStore(tx).put(endedLetter(plan, { publicUrl, end }));
    });

  return async () => {
    const moment = now();
    for (const plan of await remindersStore(db).ended(moment)) await tellEnd(plan);
    for (const plan of await remindersStore(db).ending(moment)) await remind(plan, moment);
  };
};
