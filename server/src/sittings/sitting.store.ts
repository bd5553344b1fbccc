import type { PlayEvent } from '@nobi/kit/manifest';
import type { Queryable } from '../database/database.ts';
import { groupWriter } from '../group-writer.ts';

/** Which tables hold the sittings of a kind of content, and what their keys are called. */
const tables = {
  game: { sitting: 'play', began: 'started_at', events: 'play_event', id: 'play_id' },
  course: { sitting: 'course_view', began: 'viewed_at', events: 'course_event', id: 'view_id' },
  tool: { sitting: 'tool_use', began: 'used_at', events: 'tool_event', id: 'use_id' },
} as const;

interface Begun {
  readonly id: string;
  readonly accountId: string;
  readonly itemId: string;
}

/** A sitting of content, what it told and what it keeps for the next one. */
export const sittingStore = (db: Queryable, kind: keyof typeof tables) => {
  const { sitting, began, events, id } = tables[kind];
  return {
    /** The same id again is a second try of the same sitting, and stays one row. */
    record: groupWriter((begun: readonly Begun[]) =>
      db.named({
        name: `record_${kind}`,
        text: `insert into ${sitting} (id, account_id, ${kind}_id)
          select * from unnest($1::uuid[], $2::uuid[], $3::text[])
          on conflict (id) do nothing`,
        values: [
          begun.map((each) => each.id),
          begun.map((each) => each.accountId),
          begun.map((each) => each.itemId),
        ],
      }),
    ),

    /** Undefined when the sitting is not this account's, or is over for long. */
    async keepEvents(begun: string, accountId: string, told: readonly PlayEvent[]) {
      const [row] = await db.named<{ known: boolean; kept: number }>({
        name: `keep_${kind}_events`,
        text: `with owned as (
            select id from ${sitting}
            where id = $1 and account_id = $2 and ${began} > now() - interval '2 days'
          ), kept as (
            insert into ${events} (${id}, event_id, verb, body)
            select owned.id, e->>'id', e->>'verb', e
            from owned, jsonb_array_elements($3::jsonb) e
            on conflict do nothing returning 1
          )
          select exists (select 1 from owned) as known, (select count(*)::int from kept) as kept`,
        values: [begun, accountId, JSON.stringify(told)],
      });
      return row?.known ? row.kept : undefined;
    },

    async load(accountId: string, itemId: string) {
      const [row] = await db.named<{ save: string }>({
        name: `load_${kind}`,
        text: `select save from ${kind}_save where account_id = $1 and ${kind}_id = $2`,
        values: [accountId, itemId],
      });
      return row?.save;
    },

    keep: (accountId: string, itemId: string, save: string) =>
      db.named({
        name: `keep_${kind}`,
        text: `insert into ${kind}_save (account_id, ${kind}_id, save) values ($1, $2, $3)
          on conflict (account_id, ${kind}_id) do update set save = excluded.save, saved_at = now()`,
        values: [accountId, itemId, save],
      }),
  };
};

export type SittingStore = ReturnType<typeof sittingStore>;
