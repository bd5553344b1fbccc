import { support } from '@nobi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';

export const talksKey = (token: string | null) => ['support-talks', token] as const;
export const talkKey = (token: string | null, ticket: string) =>
  [...talksKey(token), ticket] as const;

/** What this family has asked, the talk with the newest word first. */
export const useTalks = () => {
  const { token } = useSession();
  return useQuery({
    queryKey: talksKey(token),
    queryFn: ({ signal }) => ask(support.questions, { signal }),
    staleTime: 0,
  });
};

/** One talk. Once its answer is on the screen the server is told, as on the support page. */
export const useTalk = (ticket: string) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const talk = useQuery({
    queryKey: talkKey(token, ticket),
    queryFn: ({ signal }) => ask(support.question, { params: { ticket }, signal }),
    staleTime: 0,
  });
  const isUnread = talk.data?.is_unread === true;

  useEffect(() => {
    if (!isUnread) return;
    ask(support.markRead, { body: { ticket_id: ticket } }).then(
      () => queries.invalidateQueries({ queryKey: talksKey(token), exact: true }),
      // If it does not arrive the answer is shown once more, which is better than never.
      () => {},
    );
  }, [isUnread, ticket, token, queries]);

  return talk;
};
