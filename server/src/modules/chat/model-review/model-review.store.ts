import { createHash } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import type { Figure } from './review.ts';

/** What the settings say of a model. */
interface Ai {
  readonly baseUrl: string;
  readonly model: string;
  readonly guardModel: string | undefined;
  readonly moderationModel: string | undefined;
}

/** Whatever changes what a child may read; another key for the same host does not. */
export const configurationOf = ({ baseUrl, model, guardModel, moderationModel }: Ai): string =>
  createHash('sha256')
    .update(JSON.stringify([baseUrl, model, guardModel ?? null, moderationModel ?? null]))
    .digest('hex');

/** What labelled sets said of configurations. */
export const modelReviewStore = (db: Queryable) => ({
  keep: (ai: Ai, { isReached, figures }: { isReached: boolean; figures: readonly Figure[] }) =>
    db.query(
      `insert into model_review as r (configuration, model, is_reached, figures)
       values ($1, $2, $3, $4)
       on conflict (configuration) do update set is_reached = excluded.is_reached,
         figures = excluded.figures, reviewed_at = now()`,
      [configurationOf(ai), ai.model, isReached, JSON.stringify(figures)],
    ),

  async isReached(ai: Ai): Promise<boolean> {
    const [row] = await db.query<{ is_reached: boolean }>(
      'select is_reached from model_review where configuration = $1',
      [configurationOf(ai)],
    );
    return row?.is_reached ?? false;
  },
});
