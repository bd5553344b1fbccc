import { Problem, reportWhatsapp } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';

const everyMs = 3000;

/** The link, and a code while it is open: then we look whether the phone has sent it. */
export const useWhatsappReport = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const queryKey = ['whatsapp-report', token];
  const onError = (error: unknown) =>
    say({
      tone: 'error',
      text: wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')),
    });
  const unlink = useMutation({
    mutationFn: () => ask(reportWhatsapp.unlinkWhatsapp, {}),
    onSuccess: (after) => queries.setQueryData(queryKey, after),
    onError,
  });
  const link = useMutation({
    mutationFn: () => ask(reportWhatsapp.linkWhatsapp, {}),
    onMutate: () => unlink.reset(),
    onError,
  });
  const isOpen = () =>
    link.data !== undefined && !unlink.isSuccess && Date.parse(link.data.expires_at) > Date.now();
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(reportWhatsapp.whatsapp, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen() && !state.data?.linked_at ? everyMs : false),
  });
  const code = isOpen() && !shown.data?.linked_at ? link.data?.code : undefined;
  const isBusy = link.isPending || unlink.isPending;
  return { shown, code, isBusy, link: () => link.mutate(), unlink: () => unlink.mutate(), notice };
};
