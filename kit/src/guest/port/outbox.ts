import type { PlayEvent } from '../../play-event.ts';

const gapMs = 2000;
const most = 50;

export interface Outbox {
  add(event: PlayEvent): void;
  flush(): void;
}

/** Gathers events and sends at most one batch in two seconds; the oldest give way if a game babbles. */
export const openOutbox = (send: (events: PlayEvent[]) => void): Outbox => {
  let waiting: PlayEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (waiting.length === 0) return;
    send(waiting);
    waiting = [];
  };
  return {
    add(event) {
      waiting = [...waiting, event].slice(-most);
      timer ??= setTimeout(flush, gapMs);
    },
    flush,
  };
};
