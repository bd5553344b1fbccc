import { Problem } from '@nobi/contract';
import { answerHere, whenLineIsBack, wordsOfWaiting } from '../../../offline/nobi/answer-here.ts';
import type { openConversation, Way } from './conversation.ts';
import type { Answer, Conversation } from './conversation-state.ts';
import { deliver } from './deliver.ts';

const turnsOf = ({ turns }: Conversation) =>
  turns.slice(-8).map(({ by, text }) => ({ role: by === 'you' ? 'child' : by, text }) as const);

/** What a need has told is heard by people as soon as there is a line; nothing of it is written down here. */
const tellOfNeed = (prompt: string) =>
  whenLineIsBack(() => {
    const way = { conversationId: undefined, isNew: true, hear: () => {} };
    deliver(prompt, { ...way, signal: new AbortController().signal }).catch(() => {});
  });

/** Sent by itself, unless the child has changed it or asked something else. */
const askLater = (prompt: string, conversation: ReturnType<typeof openConversation>) =>
  whenLineIsBack(() => {
    if (conversation.read().draft.trim() === prompt) void conversation.ask(prompt);
  });

/** An answer of this device; else the question waits for the line. */
export const insteadOfLine = async (
  prompt: string,
  { conversationId }: Way,
  conversation: ReturnType<typeof openConversation>,
): Promise<Answer> => {
  const found = await answerHere(prompt, turnsOf(conversation.read())).catch(() => undefined);
  if (!found) {
    askLater(prompt, conversation);
    throw new Problem('offline', { sentence: await wordsOfWaiting() });
  }
  if (found.kind === 'help') tellOfNeed(prompt);
  return { ...found, source: 'offline', conversationId };
};
