import { Problem, type ReplyOf, staff } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask } from '../../api.ts';
import { seconds } from '../../time.ts';

export type Ticket = ReplyOf<typeof staff.tickets>[number];
export type TicketState = 'open' | 'answered';

export const useTickets = (state: TicketState) =>
  useQuery({
    queryKey: ['tickets', state],
    queryFn: ({ signal }) => ask(staff.tickets, { query: { state }, signal }),
    staleTime: seconds(10),
    refetchOnWindowFocus: true,
  });

export type Outcome =
  | { readonly kind: 'sent'; readonly subject: string }
  | { readonly kind: 'conflict'; readonly subject: string; readonly response: string };

/** What became of the last answer; it stays in sight though its question leaves the list. */
export const useOutcome = () => {
  const [outcome, setOutcome] = useState<Outcome>();
  return { outcome, setOutcome };
};

/** Answers one question, once for each press. */
export const useAnswer = (ticket: Ticket, onOutcome: (outcome: Outcome) => void) => {
  const queries = useQueryClient();
  const isSending = useRef(false);
  const answering = useMutation({
    mutationFn: (response: string) =>
      ask(staff.answer, { params: { ticket: ticket.ticket_id }, body: { response } }),
    onSuccess: () => onOutcome({ kind: 'sent', subject: ticket.subject }),
    onError: (problem, response) => {
      if (problem instanceof Problem && problem.code === 'conflict')
        onOutcome({ kind: 'conflict', subject: ticket.subject, response });
    },
    onSettled: (_answer, problem) => {
      isSending.current = false;
      const isGone =
        problem === null || (problem instanceof Problem && problem.code === 'conflict');
      return isGone ? queries.invalidateQueries({ queryKey: ['tickets'] }) : undefined;
    },
  });
  return {
    send: (response: string) => {
      if (isSending.current) return;
      isSending.current = true;
      answering.mutate(response);
    },
    isSending: answering.isPending,
    problem: answering.error,
  };
};
