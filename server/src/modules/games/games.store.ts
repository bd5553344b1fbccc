import type { PlayEvent } from '@nobi/kit/manifest';
import type { Queryable } from '../../database/database.ts';

export const gamesStore = (db: Queryable) => ({
  /** The id is ours: random, so that nobody can report into another child's play. */
  recordPlay: (play: { id: string; accountId: string; gameId: string }) =>
    db.named({
      name: 'record_play',
      text: 'insert into play (id, account_id, game_id) values ($1, $2, $3)',
      values: [play.id, play.accountId, play.gameId],
    }),

  /** Undefined when the play is not this account's, or is over for long. */
  async keepEvents(play: string, accountId: string, events: readonly PlayEvent[]) {
    const [row] = await db.named<{ known: boolean; kept: number }>({
      name: 'keep_play_events',
      text: `with owned as (
          select id from play
          where id = $1 and account_id = $2 and started_at > now() - interval '2 days'
        ), kept as (
          insert into play_event (play_id, event_id, verb, body)
          select owned.id, e->>'id', e->>'verb', e
          from owned, jsonb_array_elements($3::jsonb) e
          on conflict do nothing returning 1
        )
        select exists (select 1 from owned) as known, (select count(*)::int from kept) as kept`,
      values: [play, accountId, JSON.stringify(events)],
    });
    return row?.known ? row.kept : undefined;
  },

  async load(accountId: string, gameId: string) {
    const [row] = await db.named<{ save: string }>({
      name: 'load_game',
      text: 'select save from game_save where account_id = $1 and game_id = $2',
      values: [accountId, gameId],
    });
    return row?.save;
  },

  keep: (accountId: string, gameId: string, save: string) =>
    db.named({
      name: 'keep_game',
      text: `insert into game_save (account_id, game_id, save) values ($1, $2, $3)
        on conflict (account_id, game_id) do update set save = excluded.save, saved_at = now()`,
      values: [accountId, gameId, save],
    }),
});

export type GamesStore = ReturnType<typeof gamesStore>;
