import { chatRoom, Problem } from '@nobi/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { useSession } from '../session.ts';
import { usePassingWord } from '../shell/use-passing-word.ts';
import { tellForgotten } from './forgotten.ts';
import { words } from './words.ts';

/** Whatever begins with this changes when talks are deleted. */
export const talksKey = (token: string | null) => ['talks', token] as const;

/** What was said in the last days, and how one conversation of it is deleted. */
export const useTalks = (days: number) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { said, say } = usePassingWord();
  const talks = useInfiniteQuery({
    queryKey: [...talksKey(token), days],
    queryFn: ({ pageParam, signal }) =>
      ask(chatRoom.history, { query: { days: String(days), before: pageParam }, signal }),
    initialPageParam: '0',
    getNextPageParam: ({ next }) => next,
    // What was said a moment ago belongs to it.
    staleTime: 0,
  });
  const forgetting = useMutation({
    mutationFn: async (conversation: string) => {
      try {
        await ask(chatRoom.forgetConversation, { params: { conversation } });
      } catch (error) {
        // Another page was faster: it is gone, as was wished.
        if (!(error instanceof Problem && error.code === 'not_found')) throw error;
      }
    },
    onSuccess: async (_gone, conversation) => {
      tellForgotten(conversation);
      await queries.invalidateQueries({ queryKey: talksKey(token) });
      say({ tone: 'done', text: words.forgotten });
    },
    onError: () => say({ tone: 'error', text: words.notForgotten }),
  });
  return { talks, forgetting, said, turns: talks.data?.pages.flatMap((page) => page.turns) };
};
