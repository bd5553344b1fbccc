import type { Database, Queryable } from '../../../database/database.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { conversationStore, type NewTurn } from '../history/conversation.store.ts';
import type { HelpContacts } from '../moderation/replies/replies.ts';
import { flagStore, type NewCase, type NewFlag } from '../safety/flag.store.ts';
import { caseLetter, highLetter, weekLetter } from '../safety/flag-letters.ts';

export interface Concern {
  /** What the adult is told; undefined where staff alone are. */
  readonly flag: Pick<NewFlag, 'severity' | 'topic' | 'isQuoted'> | undefined;
  /** The topic of a case for staff. */
  readonly caseTopic: string | undefined;
}

export interface TurnsDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly help: HelpContacts;
}

/** Keeps what was said together with whom it is told to: both or neither. */
export const turnsService = ({ db, publicUrl, help }: TurnsDeps) => {
  const raise = async (tx: Queryable, flag: NewFlag) => {
    const shouldNotify = await flagStore(tx).raise(flag);
    const adult = shouldNotify ? await flagStore(tx).adult(flag.accountId) : undefined;
    if (adult)
      await outboxStore(tx).putIfConfirmed(highLetter(adult, flag.topic, { publicUrl, help }));
  };

  const openCase = async (tx: Queryable, news: NewCase) => {
    const { number, staff } = await flagStore(tx).openCase(news);
    for (const person of staff)
      await outboxStore(tx).put(caseLetter(person, { ...news, number }, publicUrl));
  };

  return {
    /** Undefined when the conversation is gone or Nobi was switched off meanwhile. */
    save: (turn: NewTurn, concern?: Concern): Promise<string | undefined> =>
      db.transaction(async (tx) => {
        const turnId = await conversationStore(tx).addTurn(turn);
        if (turnId === undefined || !concern) return turnId;
        const { accountId } = turn;
        if (concern.flag) await raise(tx, { ...concern.flag, accountId, turnId });
        const { caseTopic: topic } = concern;
        const isFamilyTold = concern.flag !== undefined;
        if (topic) await openCase(tx, { accountId, turnId, topic, isFamilyTold });
        return turnId;
      }),

    /** One letter a week about what is low, for each family that has any. */
    async sendWeeklyLetters() {
      for (const accountId of await flagStore(db).dueForWeek())
        await db.transaction(async (tx) => {
          const week = await flagStore(tx).claimWeek(accountId);
          const adult = week.length > 0 ? await flagStore(tx).adult(accountId) : undefined;
          if (adult) await outboxStore(tx).putIfConfirmed(weekLetter(adult, week, publicUrl));
        });
    },
  };
};

export type TurnsService = ReturnType<typeof turnsService>;
