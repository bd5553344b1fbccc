import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { makePlayMonths } from '../months/turn-play-months.ts';
import { carriedPlays } from './carried-plays.store.ts';

const kinds = ['game', 'course', 'tool'] as const;
const firstOfAll = '00000000-0000-0000-0000-000000000000';

/** Play sessions of one statement: a moment's work, so that nobody waits long for a row of it. */
const fewAtOnce = 500;
/** Of one run; what is left waits for the next. */
const runMs = 4 * 60_000;

/**
 * Carries what was played before there was one set of tables, as long as there is any. Every second
 * moment is left to the calls.
 */
export const carryPlays =
  (db: Database, most = fewAtOnce) =>
  async () => {
    const until = performance.now() + runMs;
    for (const kind of kinds) {
      const store = carriedPlays(db, kind);
      let family = await store.carryFew(firstOfAll, 1);
      if (family !== undefined) await makePlayMonths(db);
      while (family !== undefined && performance.now() < until) {
        const began = performance.now();
        family = await store.carryFew(family, most);
        await pause(performance.now() - began);
      }
    }
  };
