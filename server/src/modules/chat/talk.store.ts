import type { ChatTurn } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import type { ChatSettings } from './settings.store.ts';

export interface Talk {
  readonly id: string;
  readonly turns: number;
  readonly is_ended: boolean;
}

interface Door extends ChatSettings {
  readonly id: string | null;
  readonly turns: number | null;
  readonly is_ended: boolean | null;
  readonly was_helped: boolean;
}

export interface Spoken {
  readonly prompt: string;
  readonly response: string;
  readonly kind: ChatTurn['kind'];
}

export interface NewTurn extends Spoken {
  readonly talkId: string;
  readonly accountId: string;
  readonly source: ChatTurn['source'];
  readonly provider: string | undefined;
  readonly model: string | undefined;
  readonly verdicts: Readonly<Record<string, unknown>>;
  readonly tokens: { readonly asked: number; readonly answered: number } | undefined;
  readonly ms: number;
  readonly isHidden: boolean;
}

/** The talks of children. Each row is found through its account alone. */
export const talkStore = (db: Queryable) => ({
  /** The adult's switches and the conversation meant: the one named, or that of the last half hour. */
  async atTheDoor(accountId: string, named: string | undefined, isNew: boolean) {
    const [door] = await db.named<Door>({
      name: 'chat_door',
      text: `select coalesce(s.nobi_on, true) as nobi_on, coalesce(s.model_on, false) as model_on,
          coalesce(s.voice_on, true) as voice_on, s.age_band, c.id, c.turns, c.ended_at is not null as is_ended,
          exists (select 1 from chat_turn where account_id = $1 and kind = 'help'
            and at > now() - interval '1 day') as was_helped
        from (select $1::uuid as account_id) a
        left join chat_settings s on s.account_id = a.account_id
        left join lateral (
          select id, turns, ended_at from conversation
          where account_id = $1 and case when $2::uuid is null
            then not $3 and ended_at is null and last_at > now() - interval '30 minutes'
            else id = $2 end
          order by last_at desc limit 1
        ) c on true`,
      values: [accountId, named ?? null, isNew],
    });
    if (!door) throw new TypeError('a door without a row');
    const talk: Talk | undefined =
      door.id === null
        ? undefined
        : { id: door.id, turns: door.turns ?? 0, is_ended: door.is_ended === true };
    return { settings: door, talk, wasHelped: door.was_helped };
  },

  begin: (id: string, accountId: string) =>
    db.query('insert into conversation (id, account_id) values ($1, $2)', [id, accountId]),

  end: (id: string) => db.query('update conversation set ended_at = now() where id = $1', [id]),

  /** The last turns, oldest first. */
  async recent(talkId: string, count: number): Promise<Spoken[]> {
    const rows = await db.named<Spoken>({
      name: 'chat_recent',
      text: `select prompt, response, kind from chat_turn where conversation_id = $1
        order by id desc limit $2`,
      values: [talkId, count],
    });
    return rows.toReversed();
  },

  /** Undefined, and nothing is kept, when the conversation was deleted or Nobi switched off meanwhile. */
  async keep(turn: NewTurn): Promise<string | undefined> {
    const [row] = await db.named<{ id: string }>({
      name: 'chat_keep',
      text: `with room as (
          select c.id from conversation c
          where c.id = $1 and c.account_id = $2 and not exists (
            select 1 from chat_settings s where s.account_id = $2 and not s.nobi_on)
          for no key update
        ), grown as (
          update conversation set turns = turns + 1, last_at = now() where id in (select id from room)
        )
        insert into chat_turn (conversation_id, account_id, prompt, response, kind, source, provider,
          model, verdicts, asked_tokens, answered_tokens, ms, is_hidden)
        select id, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13 from room
        returning id::text as id`,
      values: [
        turn.talkId,
        turn.accountId,
        turn.prompt,
        turn.response,
        turn.kind,
        turn.source,
        turn.provider ?? null,
        turn.model ?? null,
        JSON.stringify(turn.verdicts),
        turn.tokens?.asked ?? null,
        turn.tokens?.answered ?? null,
        turn.ms,
        turn.isHidden,
      ],
    });
    return row?.id;
  },
});

export type TalkStore = ReturnType<typeof talkStore>;
