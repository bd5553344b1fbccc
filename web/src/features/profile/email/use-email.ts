import { account, Problem } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { words } from '../words.ts';

/** The account's address: whether it is confirmed, and the two ways towards it. */
export const useEmail = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const queryKey = ['email', token];
  // Asked again on return to the page: the link of the letter may have been used meanwhile.
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(account.showEmail, { signal }),
    refetchOnWindowFocus: true,
  });
  const onError = (problem: unknown) =>
    say({
      tone: 'error',
      text: wordsOfProblem(problem instanceof Problem ? problem : new Problem('unexpected')),
    });
  const confirmation = useMutation({
    mutationFn: (code: string) => ask(account.confirmEmail, { body: { code } }),
    onSuccess: async () => {
      say({ tone: 'done', text: words.emailConfirmed });
      await queries.invalidateQueries({ queryKey });
    },
    onError,
  });
  const letter = useMutation({
    mutationFn: () => ask(account.sendConfirmation, {}),
    onSuccess: () => say({ tone: 'done', text: words.emailSent }),
    onError,
  });
  return { shown, confirmation, letter, notice };
};
