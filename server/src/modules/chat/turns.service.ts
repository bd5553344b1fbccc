import type { Database, Queryable } from '../../database/database.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { flagStore, type NewFlag } from './flag.store.ts';
import { caseLetter, highLetter, weekLetter } from './flag-letter.ts';
import type { HelpContacts } from './guard/words.ts';
import { type NewTurn, talkStore } from './talk.store.ts';

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
    const isTold = await flagStore(tx).raise(flag);
    const adult = isTold ? await flagStore(tx).adult(flag.accountId) : undefined;
    if (adult) await outboxStore(tx).put(highLetter(adult, flag.topic, { publicUrl, help }));
  };

  const openCase = async (
    tx: Queryable,
    turn: { accountId: string; turnId: string },
    topic: string,
  ) => {
    const { number, staff } = await flagStore(tx).openCase(turn.accountId, turn.turnId, topic);
    for (const person of staff)
      await outboxStore(tx).put(caseLetter(person, { number, topic }, publicUrl));
  };

  return {
    /** Undefined when the conversation is gone or Nobi was switched off meanwhile. */
    keep: (turn: NewTurn, concern?: Concern): Promise<string | undefined> =>
      concern
        ? db.transaction(async (tx) => {
            const turnId = await talkStore(tx).keep(turn);
            if (turnId === undefined) return undefined;
            const { accountId } = turn;
            if (concern.flag) await raise(tx, { ...concern.flag, accountId, turnId });
            if (concern.caseTopic) await openCase(tx, { accountId, turnId }, concern.caseTopic);
            return turnId;
          })
        : talkStore(db).keep(turn),

    /** One letter a week about what is low, for each family that has any. */
    async tellWeeks() {
      for (const accountId of await flagStore(db).dueForWeek())
        await db.transaction(async (tx) => {
          const week = await flagStore(tx).claimWeek(accountId);
          const adult = week.length > 0 ? await flagStore(tx).adult(accountId) : undefined;
          if (adult) await outboxStore(tx).put(weekLetter(adult, week, publicUrl));
        });
    },
  };
};

export type TurnsService = ReturnType<typeof turnsService>;
