import type { PlayEvent } from '@nobi/kit/host';
import { useEffect, useState } from 'react';
import { missedAfter } from './missed.rules.ts';

const isOfPlay = (event: Event): event is CustomEvent<readonly PlayEvent[]> =>
  event instanceof CustomEvent && Array.isArray(event.detail);

/** The skill of the task that was missed and still stands there. */
export const useMissed = () => {
  const [missed, setMissed] = useState<string>();
  useEffect(() => {
    const handleEvents = (event: Event) => {
      if (isOfPlay(event)) setMissed((known) => missedAfter(known, event.detail));
    };
    addEventListener('nobi-events', handleEvents);
    return () => removeEventListener('nobi-events', handleEvents);
  }, []);
  return missed;
};
