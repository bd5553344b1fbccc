import type { NewRow } from '@nobi/client/outbox';
import type { CheckRequest, PlayEvent } from '@nobi/kit/host';
import type { WorkChange } from '../../player/delivery/works.ts';

/** What a player says, as rows of the queue. */
export const eventRows = (session: string, events: readonly PlayEvent[]): NewRow[] =>
  events.map((event) => ({ session, ref: event.id, what: 'event', body: event }));

export const saveRow = (session: string, save: string): NewRow => ({
  session,
  ref: 'save',
  what: 'save',
  body: save,
});

export const checkRow = (session: string, body: CheckRequest): NewRow => ({
  session,
  ref: `check ${body.lesson} ${body.question}`,
  what: 'check',
  body,
});

/** What was shown and then let go of is only let go of: both go by the work's name. */
export const workRow = (session: string, change: WorkChange): NewRow => {
  const place = { session, ref: `work ${change.id}` };
  if (change.kind === 'forget') return { ...place, what: 'forget', body: { work: change.id } };
  const { id: work, thumb, title } = change;
  return { ...place, what: 'show', body: { work, thumb, ...(title !== undefined && { title }) } };
};
