import type { ChatTurn } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { childOfRow, playingChild } from '../../../database/playing-child.ts';
import type { Asker } from '../quota/quota.store.ts';
import { type Asking, type ChatSettings, settingsOfChild } from '../settings/settings.store.ts';

export interface Conversation {
  readonly id: string;
  readonly turns: number;
  readonly is_ended: boolean;
}

interface QuestionRow extends ChatSettings {
  readonly child: string;
  readonly id: string | null;
  readonly turns: number | null;
  readonly is_ended: boolean | null;
  readonly was_helped: boolean;
  readonly turns_so_far: number;
}

export interface Exchange {
  readonly prompt: string;
  readonly response: string;
  readonly kind: ChatTurn['kind'];
}

export interface NewTurn extends Exchange {
  readonly conversationId: string;
  readonly accountId: string;
  readonly source: ChatTurn['source'];
  readonly provider: string | undefined;
  readonly model: string | undefined;
  readonly verdicts: Readonly<Record<string, unknown>>;
  readonly tokens: { readonly input: number; readonly output: number } | undefined;
  readonly ms: number;
  readonly isHidden: boolean;
  /** Of its conversation, and kept only if it is: a second try keeps nothing. */
  readonly isFirst?: boolean;
}

/** Conversations of children. Each row is found through its account and child alone. */
export const conversationStore = (db: Queryable) => ({
  /**
   * Who plays in the session, or the child named, the adult's switches for that child and the conversation meant: the one
   * named, or that of the last half hour. A sibling's is not found.
   */
  async findForQuestion(
    { accountId, sessionHash, child }: Asking & { readonly child?: string | undefined },
    requestedId: string | undefined,
    isNew: boolean,
  ) {
    const [found] = await db.named<QuestionRow>({
      name: 'chat_question',
      text: `select c.id as child, ${settingsOfChild.columns}, t.id, t.turns,
          t.ended_at is not null as is_ended,
          exists (select 1 from chat_turn where account_id = $1 and kind = 'help'
            and at > now() - interval '1 day'
            and ${childOfRow('child_id')} = c.id) as was_helped,
          (select coalesce(sum(turns), 0)::int from conversation where account_id = $1
            and ${childOfRow('child_id')} = c.id) as turns_so_far
        from child c ${settingsOfChild.joins}
        left join lateral (
          select id, turns, ended_at from conversation
          where account_id = $1 and ${childOfRow('child_id')} = c.id
            and case when $2::uuid is null
              then not $3 and ended_at is null and last_at > now() - interval '30 minutes'
              else id = $2 end
          order by last_at desc limit 1
        ) t on true
        where c.account_id = $1 and c.id = coalesce($5::uuid, ${playingChild('$4')})`,
      values: [accountId, requestedId ?? null, isNew, sessionHash, child ?? null],
    });
    if (!found) return undefined;
    const conversation: Conversation | undefined =
      found.id === null
        ? undefined
        : { id: found.id, turns: found.turns ?? 0, is_ended: found.is_ended === true };
    return {
      childId: found.child,
      settings: found,
      conversation,
      wasHelped: found.was_helped,
      turnsSoFar: found.turns_so_far,
    };
  },

  /** Nothing when the child was removed meanwhile, or when it has begun before. */
  begin: (id: string, { accountId, childId }: Asker) =>
    db.query(
      `insert into conversation (id, account_id, child_id)
       select $1, $2, id from child where account_id = $2 and id = $3
       on conflict do nothing`,
      [id, accountId, childId],
    ),

  end: (id: string) => db.query('update conversation set ended_at = now() where id = $1', [id]),

  /** The last turns, oldest first. */
  async recent(conversationId: string, count: number): Promise<Exchange[]> {
    const rows = await db.named<Exchange>({
      name: 'chat_recent',
      text: `select prompt, response, kind from chat_turn where conversation_id = $1
        order by id desc limit $2`,
      values: [conversationId, count],
    });
    return rows.toReversed();
  },

  /**
   * Undefined, and nothing is kept, when the conversation was deleted or Nobi switched off meanwhile, or
   * when it has turns already and this is the first. The
   * turn is its conversation's child's.
   */
  async addTurn(turn: NewTurn): Promise<string | undefined> {
    const [row] = await db.named<{ id: string }>({
      name: 'chat_keep',
      text: `with room as (
          select c.id, ${childOfRow('c.child_id', '$2')} as child from conversation c
          where c.id = $1 and c.account_id = $2 and (not $14 or c.turns = 0) and not exists (
            select 1 from chat_child_settings k where k.account_id = $2 and not k.nobi_on
              and k.child_id = ${childOfRow('c.child_id', '$2')})
          for no key update
        ), grown as (
          update conversation set turns = turns + 1, last_at = now()
          where account_id = $2 and id in (select id from room)
        )
        insert into chat_turn (conversation_id, account_id, child_id, prompt, response, kind, source, provider,
          model, verdicts, asked_tokens, answered_tokens, ms, is_hidden)
        select id, $2, child, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13 from room
        returning id::text as id`,
      values: [
        turn.conversationId,
        turn.accountId,
        turn.prompt,
        turn.response,
        turn.kind,
        turn.source,
        turn.provider ?? null,
        turn.model ?? null,
        JSON.stringify(turn.verdicts),
        turn.tokens?.input ?? null,
        turn.tokens?.output ?? null,
        turn.ms,
        turn.isHidden,
        turn.isFirst === true,
      ],
    });
    return row?.id;
  },
});

export type ConversationStore = ReturnType<typeof conversationStore>;
