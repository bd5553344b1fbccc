import { type BodyOf, chatCare, Problem } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingWord } from '../../../shell/use-passing-word.ts';
import { tellForgotten } from '../../../talks/forgotten.ts';
import { talksKey } from '../../../talks/use-talks.ts';
import { words } from './words.ts';

export const flagsKey = (token: string | null) => ['nobi-flags', token] as const;

const wordsOf = (error: unknown) =>
  wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected'));

/** The adult's switches: what the server says is what is shown. */
export const useSwitches = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { said, say } = usePassingWord();
  const queryKey = ['nobi-settings', token];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(chatCare.settings, { signal }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof chatCare.saveSettings>) =>
      ask(chatCare.saveSettings, { body }),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, after);
      say({ tone: 'done', text: words.saved });
    },
    onError: (error) => say({ tone: 'error', text: wordsOf(error) }),
  });
  return { shown, change, said };
};

/** What the adult should know of. */
export const useFlags = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { said, say } = usePassingWord();
  const queryKey = flagsKey(token);
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(chatCare.flags, { signal }),
    staleTime: 0,
  });
  const seeing = useMutation({
    mutationFn: () => ask(chatCare.seeFlags, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onError: (error) => say({ tone: 'error', text: wordsOf(error) }),
  });
  return { shown, seeing, said };
};

/** Hands a document to the browser's downloads. */
const save = (document_: unknown, name: string) => {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(document_, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** All that is kept of the talks: taken along, or deleted. */
export const useKeeping = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { said, say } = usePassingWord();
  const onError = (error: unknown) => say({ tone: 'error', text: wordsOf(error) });
  const download = useMutation({
    mutationFn: () => ask(chatCare.export, {}),
    onSuccess: (all) => {
      save(all, `nobi-${all.made_at.slice(0, 10)}.json`);
      say({ tone: 'done', text: words.downloaded });
    },
    onError,
  });
  const forgetAll = useMutation({
    mutationFn: () => ask(chatCare.forgetAll, {}),
    onSuccess: async () => {
      tellForgotten('all');
      say({ tone: 'done', text: words.forgotten });
      await Promise.all([
        queries.invalidateQueries({ queryKey: talksKey(token) }),
        queries.invalidateQueries({ queryKey: flagsKey(token) }),
      ]);
    },
    onError,
  });
  return { download, forgetAll, said };
};
