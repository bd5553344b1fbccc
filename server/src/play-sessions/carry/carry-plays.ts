import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { makePlayMonths } from '../months/turn-play-months.ts';
import { carriedPlays, firstOfAll, hasPlaysBefore } from './carried-plays.store.ts';

const kinds = ['game', 'course', 'tool'] as const;

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
    if (!(await hasPlaysBefore(db))) return;
    await makePlayMonths(db);
    const until = performance.now() + runMs;
    for (const kind of kinds) {
      let family: string | undefined = firstOfAll;
      while (family !== undefined && performance.now() < until) {
        const began = performance.now();
        family = await carriedPlays(db, kind).carryFew(family, most);
        await pause(performance.now() - began);
      }
    }
  };
