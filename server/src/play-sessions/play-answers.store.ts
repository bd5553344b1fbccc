import type { Queryable } from '../database/database.ts';

interface FirstAnswer {
  readonly accountId: string;
  readonly session: string;
  readonly lesson: string;
  readonly question: string;
  readonly skill: string;
  readonly choice: number | string;
  readonly isRight: boolean;
}

/** What a child answered to the questions of a lesson. */
export const playAnswersStore = (db: Queryable) => ({
  /** A second answer to the same question changes nothing. */
  keepFirst: ({ accountId, session, lesson, question, skill, choice, isRight }: FirstAnswer) =>
    db.named({
      name: 'keep_first_answer',
      text: `insert into play_answer
          (account_id, session_id, lesson_id, question_id, skill, choice, is_right)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      values: [accountId, session, lesson, question, skill, String(choice), isRight],
    }),
});

export type PlayAnswersStore = ReturnType<typeof playAnswersStore>;
