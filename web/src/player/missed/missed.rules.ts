import type { PlayEvent } from '@nobi/kit/host';

/** The skill of the task that was missed and still stands there, without any answer. */
type Missed = string | undefined;

const mayHelp = ({ verb, result, ctx }: PlayEvent) =>
  verb === 'answered' && ctx.mode === 'play' && result?.guided !== true;

const afterOne = (missed: Missed, event: PlayEvent): Missed => {
  const { verb, result, ctx } = event;
  if (verb === 'completed' || verb === 'mastered') return undefined;
  if (!mayHelp(event) || result?.success === undefined) return missed;
  return result.success ? undefined : ctx.skill;
};

/** What is missed after these events, known before as `missed`: a right answer ends it. */
export const missedAfter = (missed: Missed, events: readonly PlayEvent[]): Missed =>
  events.reduce(afterOne, missed);
