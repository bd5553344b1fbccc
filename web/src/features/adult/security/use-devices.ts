import { ownSessions, Problem } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { words } from '../words.ts';

/** Where this account is signed in, and how a device is signed out. */
export const useDevices = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const queryKey = ['devices', token];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(ownSessions.sessions, { signal }),
    staleTime: 0,
  });
  const end = useMutation({
    /** One device, or all but this one. */
    mutationFn: async (session: string | undefined) => {
      if (session === undefined) return ask(ownSessions.endOtherSessions);
      try {
        return await ask(ownSessions.endSession, { params: { session } });
      } catch (error) {
        // It ended by itself meanwhile, as was wished.
        if (!(error instanceof Problem && error.code === 'not_found')) throw error;
        return {};
      }
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      say({ tone: 'done', text: words.deviceEnded });
    },
    onError: (error) =>
      say({
        tone: 'error',
        text: wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')),
      }),
  });
  return { shown, end, notice };
};
