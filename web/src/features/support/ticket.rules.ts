import {
  type BodyOf,
  type ErrorCode,
  followUpForm,
  type support,
  ticketForm,
} from '@nobi/contract';

export type TicketForm = BodyOf<typeof support.send>;
export type TicketTyped = Record<keyof TicketForm, string>;
export type TicketField = 'subject' | 'message';
export type TicketMistakes = Partial<Record<TicketField, ErrorCode | 'too_long'>>;

export const longest = { subject: 120, message: 4000 } as const;
export const ticketFields = ['subject', 'message'] as const;

/** Checks what was typed against the call's own schema. */
export const checkTicket = (
  typed: TicketTyped,
): { form: TicketForm } | { mistakes: TicketMistakes } => {
  const checked = ticketForm.safeParse(typed);
  if (checked.success) return { form: checked.data };
  const mistakes: TicketMistakes = {};
  for (const name of ticketFields)
    if (typed[name].trim() === '') mistakes[name] = 'field_required';
    else if (typed[name].trim().length > longest[name]) mistakes[name] = 'too_long';
    else if (checked.error.issues.some(({ path }) => path[0] === name))
      mistakes[name] = 'invalid_input';
  return { mistakes };
};

export type FollowUpMistake = 'missing' | 'too_long';

/** What is written again, trimmed, or what is wrong with it. */
export const checkFollowUp = (
  typed: string,
): { message: string } | { mistake: FollowUpMistake } => {
  const checked = followUpForm.safeParse({ message: typed });
  if (checked.success) return checked.data;
  return { mistake: typed.trim() === '' ? 'missing' : 'too_long' };
};
