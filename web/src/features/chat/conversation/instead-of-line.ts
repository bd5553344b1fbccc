import { Problem } from '@nobi/contract';
import { answerHere, wordsOfWaiting } from '../../../offline/nobi/answer-here.ts';
import { keepNeed } from '../../../offline/nobi/keep-need.ts';
import { onceOnline } from '../../../offline/nobi/once-online.ts';
import type { openConversation, Way } from './conversation.ts';
import type { Answer, Conversation } from './conversation-state.ts';
import { deliver } from './deliver.ts';

const turnsOf = ({ turns }: Conversation) =>
  turns.slice(-8).map(({ by, text }) => ({ role: by === 'you' ? 'child' : by, text }) as const);

/** What a need has told is heard by people as soon as there is a line, also when this page is closed by then. */
const tellOfNeed = async (prompt: string) => {
  if (await keepNeed(prompt).catch(() => false)) return;
  // Where this device cannot keep it, it waits as long as the page is open.
  await onceOnline(async () => {
    const way = { conversationId: undefined, isNew: true, hear: () => {} };
    await deliver(prompt, { ...way, signal: new AbortController().signal });
  });
};

/** Sent by itself, unless the child has changed it or asked something else. */
const askLater = (prompt: string, conversation: ReturnType<typeof openConversation>) =>
  onceOnline(async () => {
    if (conversation.read().draft.trim() === prompt) await conversation.ask(prompt);
  });

/** An answer of this device; else the question waits for the line. */
export const insteadOfLine = async (
  prompt: string,
  { conversationId }: Way,
  conversation: ReturnType<typeof openConversation>,
): Promise<Answer> => {
  const found = await answerHere(prompt, turnsOf(conversation.read())).catch(() => undefined);
  if (!found) {
    await askLater(prompt, conversation).catch(() => {});
    throw new Problem('offline', { sentence: await wordsOfWaiting() });
  }
  if (found.kind === 'help') await tellOfNeed(prompt).catch(() => {});
  return { ...found, source: 'offline', conversationId };
};
