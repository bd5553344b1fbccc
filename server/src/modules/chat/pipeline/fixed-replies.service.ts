import type { ChatEvent } from '@nobi/contract';
import type { ConversationStore } from '../history/conversation.store.ts';
import { type HelpContacts, helpWords } from '../moderation/replies/replies.ts';
import { questionsADay } from '../quota/question-limits.rules.ts';
import type { QuotaStore } from '../quota/quota.store.ts';
import { escalationFor } from '../safety/escalation.rules.ts';
import { chatWords } from './chat.words.ts';
import type { ChatInput } from './input.ts';
import { conversationOpener } from './open-conversation.ts';
import type { TurnsService } from './turns.service.ts';

export interface FixedRepliesDeps {
  readonly quota: QuotaStore;
  readonly turns: TurnsService;
  readonly conversations: ConversationStore;
  readonly help: HelpContacts;
}

type Done = Extract<ChatEvent, { event: 'done' }>['data'];

const replyTo = (input: ChatInput, reply: Pick<Done, 'response' | 'kind'>): Done => ({
  ...reply,
  source: 'offline',
  conversation_id: input.conversation?.id ?? '',
  turn_id: '',
  cards: [],
  choices: [],
  remaining: 0,
});

/** Answers in words that people have written: no count, no model. */
export const fixedReplies = ({ quota, turns, conversations, help }: FixedRepliesDeps) => {
  const openConversation = conversationOpener(conversations);

  const remainingToday = async ({ caller, childId }: ChatInput) => {
    const asker = { accountId: caller.accountId, childId };
    return (await quota.today(asker, questionsADay(caller))).remaining;
  };

  return {
    /** For a moment that belongs to people; `newId` names the conversation that begins, and is heard once. */
    async *sendHelp(input: ChatInput, newId?: string): AsyncGenerator<ChatEvent> {
      if (input.verdict.kind !== 'help') return;
      const { topic, severity } = input.verdict;
      const response = helpWords(topic, input.language, help);
      const { isForAdult, isCase, isHidden } = escalationFor(topic, input.plain);
      const { id: conversationId, isThere } = openConversation(input, newId);
      await isThere;
      const turnId = await turns.save(
        {
          ...input.newTurn(conversationId),
          response,
          kind: 'help',
          isHidden,
          isFirst: newId !== undefined,
        },
        {
          flag: isForAdult ? { severity, topic, isQuoted: !isHidden } : undefined,
          caseTopic: isCase ? topic : undefined,
        },
      );
      yield { event: 'delta', data: { text: response } };
      const data = { ...replyTo(input, { response, kind: 'help' }), turn_id: turnId ?? '' };
      const remaining = await remainingToday(input);
      yield { event: 'done', data: { ...data, conversation_id: conversationId, remaining } };
    },

    /** After many turns. */
    async *sendBreak(input: ChatInput): AsyncGenerator<ChatEvent> {
      if (input.conversation)
        await conversations.end(input.caller.accountId, input.conversation.id);
      const response = chatWords[input.language].break;
      yield { event: 'delta', data: { text: response } };
      const data = replyTo(input, { response, kind: 'break' });
      yield { event: 'done', data: { ...data, remaining: await remainingToday(input) } };
    },
  };
};
