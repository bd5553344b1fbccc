import { randomUUID } from 'node:crypto';
import type { ConversationStore } from '../history/conversation.store.ts';
import type { ChatInput } from './input.ts';

/** The conversation's name, and when it is there: its row may be written while Nobi answers. */
export const conversationOpener =
  (conversations: ConversationStore) =>
  ({ conversation, caller, childId }: ChatInput, id: string = randomUUID()) => {
    if (conversation) return { id: conversation.id, isThere: Promise.resolve() };
    const isThere = conversations
      .begin(id, { accountId: caller.accountId, childId })
      .then(() => undefined);
    // Awaited before anything is kept in it; until then a failure is nobody's yet.
    isThere.catch(() => undefined);
    return { id, isThere };
  };
