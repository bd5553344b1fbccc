import type { staff } from '@nobi/contract';
import { writeListLook } from '../../../audit/list-look.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { startOfWibDay, wibDayLater, wibDayOf } from '../../../time/wib-day.rules.ts';
import { trendBegins, trendOf } from './ratings.rules.ts';
import { ratingsStore } from './ratings.store.ts';

export const ratingsService = ({ db, now }: { db: Database; now: () => Date }) => ({
  async list({ query }: CallInput<typeof staff.ratings>, by: StaffCaller) {
    const { stars, from, to, with_words, order } = query;
    const hasWords = with_words !== undefined;
    const page = {
      stars,
      since: from === undefined ? undefined : startOfWibDay(from),
      before: to === undefined ? undefined : startOfWibDay(wibDayLater(to, 1)),
      hasWords,
      order,
      ...windowOf(query),
    };
    await writeListLook(db, { by, did: 'ratings', query });
    return pageOf(query, await ratingsStore(db.reads).list(page), ({ created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
    }));
  },

  async trend() {
    const today = wibDayOf(now());
    return trendOf(await ratingsStore(db.reads).countsSince(trendBegins(today)), today);
  },
});
