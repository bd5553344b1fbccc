import { childPlaytime, games } from '@nobi/contract';
import * as z from 'zod/mini';
import { openGame } from '../../testing/builds.ts';
import { newSubscribedAdult } from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';
import { stepConsents } from '../consent/step-consents.store.ts';

const noQuiet = { weekday_minutes: null, weekend_minutes: null, quiet: [] as unknown[] };
export const schoolNight = { days: [7, 1, 2, 3, 4], from: '20:30', to: '05:30' };

/** What an adult sets for a child, and what that child may then do. */
export const childTimes = (product: Product) => {
  const play = (token: string) => product.send(games.play, { token, params: { id: openGame } });
  const listed = async (token: string) =>
    z
      .object({ children: z.array(z.looseObject({ child: z.string(), used_minutes: z.int() })) })
      .parse((await product.send(childPlaytime.list, { token })).body).children;
  return {
    play,
    listed,
    set: (token: string, child: string, times: Record<string, unknown>) =>
      product.send(childPlaytime.set, {
        token,
        params: { child },
        body: { ...noQuiet, ...times },
      }),
    extend: (token: string, child: string, extra_minutes: number) =>
      product.send(childPlaytime.extend, { token, params: { child }, body: { extra_minutes } }),
    now: (token: string) => product.send(childPlaytime.now, { token }),
    playId: async (token: string) =>
      z.object({ play_id: z.string() }).parse((await play(token)).body).play_id,
    choose: (token: string, child: string) =>
      product.send(
        { ...childPlaytime.now, method: 'PUT', path: '/api/children/playing/' },
        { token, body: { child } },
      ),

    /** A family whose children live in these zones; the first is who plays until somebody is chosen. */
    async familyIn(...zones: string[]) {
      const family = await newSubscribedAdult(product);
      const [newest] = await product.db.query<{ account: string }>(
        'select account_id as account from session order by created_at desc limit 1',
      );
      const account = newest?.account ?? '';
      await product.db.query('update child set zone = $2 where account_id = $1', [
        account,
        zones[0],
      ]);
      for (const [at, zone] of zones.slice(1).entries()) {
        const [added] = await product.db.query<{ id: string }>(
          `insert into child (account_id, place, nickname, zone) values ($1, $2, $3, $4)
           returning id`,
          [account, at + 2, `Adik ${at}`, zone],
        );
        await stepConsents(product.db).ofAddedChild(account, added?.id ?? '');
      }
      const children = (await listed(family.token)).map(({ child }) => child);
      return { ...family, child: children[0] ?? '', sibling: children[1] ?? '' };
    },

    /** Fills so many minutes from a moment on with a child's events. */
    played: (child: string, minutes: number, from: string) =>
      product.db.query(
        `with begun as (
           insert into play_session (account_id, id, child_id, kind, item_id, began_at)
           select account_id, uuid_v7(), id, 'game', $2, $3 from child where id = $1
           returning account_id, id, began_at
         )
         insert into play_event (account_id, session_id, event_id, verb, began_at, happened_at)
         select begun.account_id, begun.id, m, 'progressed', begun.began_at,
           $3::timestamptz + m * interval '1 minute'
         from begun, generate_series(0, $4 - 1) m`,
        [child, openGame, from, minutes],
      ),
  };
};
