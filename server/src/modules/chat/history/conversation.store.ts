import type { ChatTurn } from '@nobi/contract';
import { isForeignKeyViolation, type Queryable } from '../../../database/database.ts';
import { childOfRow, findFirstChild, playingChild } from '../../../database/playing-child.ts';
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
  async begin(id: string, { accountId, childId }: Asker) {
    try {
      await db.query(
        `insert into conversation (id, account_id, child_id) values ($1, $2, $3)
         on conflict do nothing`,
        [id, accountId, childId],
      );
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
    }
  },

  end: (accountId: string, id: string) =>
    db.query('update conversation set ended_at = now() where account_id = $1 and id = $2', [
      accountId,
      id,
    ]),

  /** The last turns, oldest first. */
  async recent(accountId: string, conversationId: string, count: number): Promise<Exchange[]> {
    const rows = await db.named<Exchange>({
      name: 'chat_recent_of_family',
      text: `select prompt, response, kind from chat_turn
        where account_id = $1 and conversation_id = $2 order by id desc limit $3`,
      values: [accountId, conversationId, count],
    });
    return rows.toReversed();
  },

  /**
   * Undefined, and nothing is kept, when the conversation was deleted or Nobi switched off meanwhile, or
   * when it has turns already and this is the first. The turn is its conversation's child's. Run it in a
   * transaction: it is two plain statements, since one that hands on what it found asks all workers of an
   * engine that has some.
   */
  async addTurn(turn: NewTurn): Promise<string | undefined> {
    const [grown] = await db.named<{ child: string | null }>({
      name: 'chat_grow',
      text: `update conversation c set turns = turns + 1, last_at = now()
        where c.account_id = $1 and c.id = $2 and (not $3 or c.turns = 0) and not exists (
          select 1 from chat_child_settings k where k.account_id = $1 and not k.nobi_on
            and k.child_id = ${childOfRow('c.child_id')})
        returning c.child_id as child`,
      values: [turn.accountId, turn.conversationId, turn.isFirst === true],
    });
    if (!grown) return undefined;
    const child = grown.child ?? (await findFirstChild(db, turn.accountId));
    const [row] = await db.named<{ id: string }>({
      name: 'chat_keep_turn',
      text: `insert into chat_turn (conversation_id, account_id, child_id, prompt, response, kind, source,
          provider, model, verdicts, asked_tokens, answered_tokens, ms, is_hidden)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14)
        returning id::text as id`,
      values: [
        turn.conversationId,
        turn.accountId,
        child,
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
      ],
    });
    return row?.id;
  },
});

export type ConversationStore = ReturnType<typeof conversationStore>;
