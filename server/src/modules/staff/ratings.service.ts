import type { staff } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import { startOfWibDay, wibDayLater, wibDayOf } from '../../money/wib-day.rules.ts';
import type { Asked } from '../../serve.ts';
import { pageOf, windowOf } from './list.rules.ts';
import { trendBegins, trendOf } from './ratings.rules.ts';
import { ratingsStore } from './ratings.store.ts';

export const ratingsService = ({ db, now }: { db: Database; now: () => Date }) => ({
  async list({ query }: Asked<typeof staff.ratings>) {
    const { stars, from, to, with_words, order } = query;
    const hasWords = with_words !== undefined;
    const asked = {
      stars,
      since: from === undefined ? undefined : startOfWibDay(from),
      before: to === undefined ? undefined : startOfWibDay(wibDayLater(to, 1)),
      hasWords,
      order,
      ...windowOf(query),
    };
    return pageOf(query, await ratingsStore(db.reads).list(asked), ({ created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
    }));
  },

  async trend() {
    const today = wibDayOf(now());
    return trendOf(await ratingsStore(db.reads).givenSince(trendBegins(today)), today);
  },
});

export type RatingsService = ReturnType<typeof ratingsService>;
