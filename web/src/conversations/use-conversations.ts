import { chatConversations, Problem } from '@nobi/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { useSession } from '../session.ts';
import { usePassingNotice } from '../shell/use-passing-notice.ts';
import type { PastTurn } from './by-day.ts';
import { announceDeletion } from './deletion.ts';
import { words } from './words.ts';

interface Wanted {
  readonly query: { readonly days: string; readonly before: string };
  readonly signal: AbortSignal;
}

/** Reads one page of earlier turns. */
export type ReadPage = (
  wanted: Wanted,
) => Promise<{ readonly turns: readonly PastTurn[]; readonly next: string | null }>;

const readOwn: ReadPage = (wanted) => ask(chatConversations.history, wanted);

/** Whatever begins with this changes when conversations are deleted. */
export const conversationsKey = (token: string | null) => ['conversations', token] as const;

/** What was said in the last days, and how one conversation of it is deleted. */
export const useConversations = (days: number, readFamily?: ReadPage) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const conversations = useInfiniteQuery({
    queryKey: [...conversationsKey(token), days, readFamily ? 'family' : 'child'],
    queryFn: ({ pageParam, signal }) =>
      (readFamily ?? readOwn)({ query: { days: String(days), before: pageParam }, signal }),
    initialPageParam: '0',
    getNextPageParam: ({ next }) => next,
    // What was said a moment ago belongs to it.
    staleTime: 0,
  });
  const forgetting = useMutation({
    mutationFn: async (conversation: string) => {
      try {
        await ask(chatConversations.forgetConversation, { params: { conversation } });
      } catch (error) {
        // Another page was faster: it is gone, as was wished.
        if (!(error instanceof Problem && error.code === 'not_found')) throw error;
      }
    },
    onSuccess: async (_gone, conversation) => {
      announceDeletion(conversation);
      await queries.invalidateQueries({ queryKey: conversationsKey(token) });
      say({ tone: 'done', text: words.forgotten });
    },
    onError: () => say({ tone: 'error', text: words.notForgotten }),
  });
  return {
    conversations,
    forgetting,
    notice,
    turns: conversations.data?.pages.flatMap((page) => page.turns),
  };
};
