import { support } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';

/** The newest reply not read yet. Once it is on the screen the server is told, and does not send it again. */
export const useLatestReply = () => {
  const { token } = useSession();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['unread-replies', token],
    queryFn: ({ signal }) => ask(support.unread, { signal }),
    // What is on the screen must not vanish while somebody reads it, nor come back on the next visit.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const reply = data?.[0];

  useEffect(() => {
    if (!reply) return;
    // If it does not arrive the reply is shown once more, which is better than never.
    ask(support.markRead, { body: { ticket_id: reply.ticket_id } }).catch(() => {});
  }, [reply]);

  return { reply, error, isFetching, lookAgain: () => void refetch() };
};
