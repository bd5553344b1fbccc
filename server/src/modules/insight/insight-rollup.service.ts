import type { ItemKind } from '@nobi/kit/manifest';
import type { LiveCatalogue } from '../../catalogue/live/live-catalogue.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { hasPlaysBefore } from '../../play-sessions/carry/carried-plays.store.ts';
import {
  factsOfItems,
  longestStepMs,
  mostRows,
  mostSteps,
  nextStep,
} from './insight-rollup.rules.ts';
import { insightRollUpStore, markStore } from './insight-rollup.store.ts';

interface RollUpDeps {
  /** Adds the ratings between two moments to the numbers of their days. */
  readonly addRatings: (tx: Queryable, past: Date, upto: Date) => Promise<unknown>;
  readonly db: Database;
  readonly catalogue: Pick<LiveCatalogue, 'shelved'>;
  /** Rows of one step. */
  readonly most?: number;
}

const kinds: readonly ItemKind[] = ['game', 'course', 'tool'];

/** Ratings are few: what came since the mark is added at once. */
const rollUpRatings = ({ db, addRatings }: RollUpDeps) =>
  db.transaction(async (tx) => {
    const { past, latest } = await markStore(tx).take('rating');
    if (past >= latest) return;
    await addRatings(tx, past, latest);
    await markStore(tx).move('rating', latest);
  });

/**
 * Adds what happened since the last run to the numbers of the days, in small steps: a step and its
 * mark are one transaction, so a run that is cut off or comes twice counts nothing twice.
 */
export const insightRollUp = (deps: RollUpDeps) => {
  const { db, catalogue, most = mostRows } = deps;
  /** How far the step went, and whether all is added now. */
  const step = async (kind: ItemKind, stepMs: number) => {
    const items = (await catalogue.shelved(db)).map(({ item }) => item);
    return db.transaction(async (tx) => {
      const [store, mark] = [insightRollUpStore(tx, kind), markStore(tx)];
      const { past, latest } = await mark.take(kind);
      if (past >= latest) return { isDone: true, lastedMs: stepMs };
      const upto = await nextStep({ past, latest, stepMs }, (end) =>
        store.isMoreThan(most, { past, upto: end }),
      );
      await store.add({ past, upto }, factsOfItems(items, kind));
      await mark.move(kind, upto);
      return { isDone: upto >= latest, lastedMs: upto.getTime() - past.getTime() };
    });
  };

  return async () => {
    await rollUpRatings(deps);
    // What is still to be carried over is counted when it lies with the rest.
    if (await hasPlaysBefore(db)) return;
    for (const kind of kinds) {
      let stepMs = longestStepMs;
      for (let steps = mostSteps; steps > 0; steps -= 1) {
        const { isDone, lastedMs } = await step(kind, stepMs);
        if (isDone) break;
        // What was little enough once is a good guess for what follows.
        stepMs = Math.min(lastedMs * 2, longestStepMs);
      }
    }
  };
};
