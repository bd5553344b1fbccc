import { type BodyOf, chatControls, Problem } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { announceDeletion } from '../../../conversations/deletion.ts';
import { conversationsKey } from '../../../conversations/use-conversations.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { saveDocument } from '../save-document.ts';
import { words } from './words.ts';

export const flagsKey = (token: string | null) => ['nobi-flags', token] as const;

const wordsOf = (error: unknown) =>
  wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected'));

export interface OfChild {
  /** Undefined in a family with one child. */
  child: string | undefined;
}

/** The adult's switches: what the server says is what is shown. */
export const useSwitches = (child: string | undefined) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const queryKey = ['nobi-settings', token, child];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(chatControls.settings, { query: child ? { child } : {}, signal }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof chatControls.saveSettings>) =>
      ask(chatControls.saveSettings, { body: child ? { ...body, child } : body }),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, after);
      // An outside model is allowed for all children at once.
      void queries.invalidateQueries({ queryKey: ['nobi-settings', token] });
      say({ tone: 'done', text: words.saved });
    },
    onError: (error) => say({ tone: 'error', text: wordsOf(error) }),
  });
  return { shown, change, notice };
};

/** What the adult should know of. */
export const useFlags = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const queryKey = flagsKey(token);
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(chatControls.flags, { signal }),
    staleTime: 0,
  });
  const seeing = useMutation({
    mutationFn: () => ask(chatControls.seeFlags, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onError: (error) => say({ tone: 'error', text: wordsOf(error) }),
  });
  return { shown, seeing, notice };
};

/** All that is kept of the conversations: taken along, or deleted. */
export const useStoredConversations = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const onError = (error: unknown) => say({ tone: 'error', text: wordsOf(error) });
  const download = useMutation({
    mutationFn: () => ask(chatControls.export, {}),
    onSuccess: (all) => {
      saveDocument(all, `nobi-${all.made_at.slice(0, 10)}.json`);
      say({ tone: 'done', text: words.downloaded });
    },
    onError,
  });
  const forgetAll = useMutation({
    mutationFn: () => ask(chatControls.forgetAll, {}),
    onSuccess: async () => {
      announceDeletion('all');
      say({ tone: 'done', text: words.forgotten });
      await Promise.all([
        queries.invalidateQueries({ queryKey: conversationsKey(token) }),
        queries.invalidateQueries({ queryKey: flagsKey(token) }),
      ]);
    },
    onError,
  });
  return { download, forgetAll, notice };
};
