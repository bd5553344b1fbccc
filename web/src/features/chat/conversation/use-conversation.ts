import { Problem } from '@nobi/contract';
import { useSyncExternalStore } from 'react';
import { wordsOfProblemOr } from '../../../api.ts';
import { onConversationDeleted } from '../../../conversations/deletion.ts';
import { hasSaved } from '../../../offline/saved.ts';
import { session } from '../../../session.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { openConversation, type Way } from './conversation.ts';
import type { Answer } from './conversation-state.ts';
import { deliver } from './deliver.ts';

/** A short mark of the sign-in; the token itself is written nowhere else. */
const markOf = (token: string): string => {
  let mark = 0x811c9dc5;
  for (const letter of token) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
};

const wordsFor = (error: unknown): string => {
  const code = error instanceof Problem ? error.code : undefined;
  if (error instanceof Problem && code === 'offline')
    return error.sentence ?? sentenceOf('nobi_unreachable');
  if (code === 'nobi_silent') return sentenceOf('nobi_silent');
  return wordsOfProblemOr(error, 'nobi_unavailable');
};

/** Without a line this device answers what it can; the rest waits where the child sees it. */
const deliverOrHere = async (prompt: string, way: Way): Promise<Answer> => {
  try {
    return await deliver(prompt, way);
  } catch (error) {
    const isOfLine = error instanceof Problem && error.code === 'offline';
    if (!isOfLine || !hasSaved()) throw error;
    const { insteadOfLine } = await import('./instead-of-line.ts');
    return insteadOfLine(prompt, way, conversation);
  }
};

export const conversation = openConversation({
  storage: () => sessionStorage,
  owner: () => markOf(session.read().token ?? ''),
  deliver: deliverOrHere,
  wordsFor,
});

onConversationDeleted(conversation.forget);

/** Takes everything off the page when another child plays now, as the server says. */
export const showConversationOf = (child: string) => {
  const before = conversation.read().child;
  if (before === child) return;
  if (before !== undefined) {
    conversation.forget('all');
    conversation.type('');
  }
  conversation.playedBy(child);
};

export const useConversation = () =>
  useSyncExternalStore(conversation.subscribe, conversation.read);
