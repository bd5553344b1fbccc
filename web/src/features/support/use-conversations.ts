import { support } from '@nobi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';

/** Where one conversation is read; also the address in the letter that brings an answer. */
export const conversationPath = (ticket: string) => `/support?ticket=${encodeURIComponent(ticket)}`;

export const conversationsKey = (token: string | null) => ['support-conversations', token] as const;
export const conversationKey = (token: string | null, ticket: string) =>
  [...conversationsKey(token), ticket] as const;

/** What this family has asked, the conversation with the newest word first. */
export const useConversations = () => {
  const { token } = useSession();
  return useQuery({
    queryKey: conversationsKey(token),
    queryFn: ({ signal }) => ask(support.questions, { signal }),
    staleTime: 0,
  });
};

/** One conversation. Once its answer is on the screen the server is told, as on the support page. */
export const useConversation = (ticket: string) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const conversation = useQuery({
    queryKey: conversationKey(token, ticket),
    queryFn: ({ signal }) => ask(support.question, { params: { ticket }, signal }),
    staleTime: 0,
  });
  const isUnread = conversation.data?.is_unread === true;

  useEffect(() => {
    if (!isUnread) return;
    ask(support.markRead, { body: { ticket_id: ticket } }).then(
      () => queries.invalidateQueries({ queryKey: conversationsKey(token), exact: true }),
      // If it does not arrive the answer is shown once more, which is better than never.
      () => {},
    );
  }, [isUnread, ticket, token, queries]);

  return conversation;
};
