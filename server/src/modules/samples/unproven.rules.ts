import type { PlayEvent } from '@nobi/kit/manifest';

/**
 * The event as one that proves nothing. Before there is an account nobody knows who played, and the
 * browser kept what it tells: it may be read, counted as play and never as evidence of a skill.
 */
export const unproven = (event: PlayEvent): PlayEvent =>
  event.result ? { ...event, result: { ...event.result, criterion: false, guided: true } } : event;
