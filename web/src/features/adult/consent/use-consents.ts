import { ownVoiceClips } from '@nobi/client/own-voice';
import { type BodyOf, consent, Problem, type ReplyOf } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { words } from '../words.ts';

/** What the adult has taken back goes from this device at once, with the voices of children who are gone. */
const useErasedVoices = (shown: ReplyOf<typeof consent.list> | undefined) => {
  useEffect(() => {
    if (!shown) return;
    const standing = shown.consents.filter(
      ({ purpose, withdrawn_at }) => purpose === 'own_voice' && withdrawn_at === null,
    );
    const children = standing.flatMap(({ child }) => child ?? []);
    ownVoiceClips.keepOnly(children).catch(() => {});
  }, [shown]);
};

/** What the adult allows; giving or taking back may change what every other part of the room shows. */
export const useConsents = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const shown = useQuery({
    queryKey: ['consents', token],
    queryFn: ({ signal }) => ask(consent.list, { signal }),
    staleTime: 0,
  });
  useErasedVoices(shown.data);
  const notices = {
    onSuccess: async () => {
      await queries.invalidateQueries();
      say({ tone: 'done', text: words.consentSaved });
    },
    onError: (error: unknown) =>
      say({
        tone: 'error',
        text: wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')),
      }),
  };
  const give = useMutation({
    mutationFn: (body: BodyOf<typeof consent.give>) => ask(consent.give, { body }),
    ...notices,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => ask(consent.withdraw, { params: { consent: id } }),
    ...notices,
  });
  return { shown, give, withdraw, notice };
};
