import type { ItemLookup } from '../catalogue/item-lookup.ts';
import type { Card } from '../catalogue/kind-catalogue.ts';
import type { Database } from '../database/database.ts';
import type { DayLimit } from './limit/day-limit.ts';

/** What every kind of content that is played needs. */
export interface PlaySessionDeps<Shown extends Card> {
  readonly db: Database;
  readonly items: ItemLookup<Shown>;
  readonly limit: DayLimit;
}
