import type { Database } from '../../../database/database.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { lateLetter } from './flag-letters.ts';
import { lateCasesStore } from './late-cases.store.ts';
import { dueAt } from './safety.rules.ts';

interface LateCasesDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Mails whoever looks after safety, once for each case whose time is over. */
export const tellOfLateCases =
  ({ db, publicUrl, now }: LateCasesDeps) =>
  () =>
    db.transaction(async (tx) => {
      const store = lateCasesStore(tx);
      const late = (await store.waiting()).filter(
        ({ topic, opened_at }) => dueAt(topic, opened_at) < now(),
      );
      if (late.length === 0) return;
      const staff = await store.staff();
      for (const each of late) {
        if (!(await store.claim(each))) continue;
        const { id: number, topic, owner_name: owner } = each;
        for (const person of staff)
          await outboxStore(tx).put(lateLetter(person, { number, topic, owner }, publicUrl));
      }
    });
