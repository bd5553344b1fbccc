import { Problem } from '@nobi/contract';
import { useSyncExternalStore } from 'react';
import { wordsOfProblemOr } from '../../../api.ts';
import { onConversationDeleted } from '../../../conversations/deletion.ts';
import { session } from '../../../session.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { openConversation } from './conversation.ts';
import { deliver } from './deliver.ts';

/** A short mark of the sign-in; the token itself is written nowhere else. */
const markOf = (token: string): string => {
  let mark = 0x811c9dc5;
  for (const letter of token) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
};

const wordsFor = (error: unknown): string => {
  const code = error instanceof Problem ? error.code : undefined;
  if (code === 'offline') return sentenceOf('nobi_unreachable');
  if (code === 'nobi_silent') return sentenceOf('nobi_silent');
  return wordsOfProblemOr(error, 'nobi_unavailable');
};

export const conversation = openConversation({
  storage: () => sessionStorage,
  owner: () => markOf(session.read().token ?? ''),
  deliver,
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
