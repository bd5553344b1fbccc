import type { PlayEvent } from '../../play-event.ts';

/** Not more often than the host lets pass (host/grammar.ts). */
const gapMs = 50;
const most = 50;

interface Senders {
  events(events: PlayEvent[]): void;
  save(data: string): void;
}

/**
 * What happened and the newest save, on their way to the host almost at once: a frame that goes away has no
 * later moment, and gathering is the host's. The oldest events give way if a game babbles.
 */
export const openOutbox = (send: Senders) => {
  let events: PlayEvent[] = [];
  let save: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = 0;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    sentAt = performance.now();
    if (events.length > 0) send.events(events);
    if (save !== null) send.save(save);
    events = [];
    save = null;
  };
  const plan = (): void => {
    timer ??= setTimeout(flush, sentAt + gapMs - performance.now());
  };
  return {
    add(event: PlayEvent) {
      events = [...events, event].slice(-most);
      plan();
    },
    keep(data: string) {
      save = data;
      plan();
    },
    flush,
  };
};
