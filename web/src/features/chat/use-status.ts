import { chatConversations } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';
import { showConversationOf, useConversation } from './conversation/use-conversation.ts';

/** Whether Nobi answers here, from where, and how much is left; asked again when something failed. */
export const useStatus = () => {
  const { token } = useSession();
  const { failure, remaining } = useConversation();
  const { data, refetch } = useQuery({
    queryKey: ['nobi-status', token],
    queryFn: ({ signal }) => ask(chatConversations.status, { signal }),
    // The adult may have changed something on the profile page a moment ago.
    staleTime: 0,
  });
  useEffect(() => {
    if (failure) void refetch();
  }, [failure, refetch]);
  const child = data?.child;
  useEffect(() => {
    if (child !== undefined) showConversationOf(child);
  }, [child]);
  return {
    isOff: data?.nobi_on === false,
    /** The youngest do not read yet. */
    readsOut: data?.age_band === '4-6',
    hasVoice: data?.voice_on !== false,
    canTranscribe: data?.can_transcribe === true && data.voice_on && data.model_on,
    source: data?.source ?? 'offline',
    remaining: remaining ?? data?.remaining,
  };
};
