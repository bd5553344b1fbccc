import type { Language, ProposalKind } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

export interface Recipient {
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
}

const columns = 'email, display_name, language';

/** Who hears that something waits. */
export const recipientsStore = (db: Queryable) => ({
  /** Whoever may confirm it. */
  seconds: (kind: ProposalKind, subject: string, by: string) =>
    db.query<Recipient>(
      `select ${columns} from staff where id in (select staff_seconds($1, $2, $3))`,
      [by, kind, subject],
    ),

  /**
   * Every colleague, whoever asks as well, and whoever left within the week: a stolen session shall not
   * be alone with itself, nor by dismissing all others first.
   */
  everybody: () =>
    db.query<Recipient>(
      `select ${columns} from staff where left_at is null or left_at > now() - interval '7 days'`,
    ),
});
