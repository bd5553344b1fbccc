import { Problem } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { config } from '../config.ts';
import { frameAddress } from './frame.rules.ts';
import type { Show } from './show.ts';

/** A fresh answer at each sitting and none behind the child's back: every sitting is recorded. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** One visit is one sitting, also where an answer was lost and it is asked for again. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** One sitting: what is shown, what it kept last time, and its short-lived address. */
export const useSitting = (show: Show, id: string) => {
  const [number, setNumber] = useState(1);
  const [key] = useState(newKey);
  const item = useQuery({
    queryKey: ['stage', show.kind, id],
    queryFn: ({ signal }) => show.one(id, signal),
    refetchOnWindowFocus: false,
  });
  const isOpen = item.data !== undefined && !item.data.locked && item.data.address !== '';
  // Without what was kept the content would start anew and write over it, so it waits for this.
  const kept = useQuery({
    ...once,
    queryKey: ['stage-save', show.kind, id, number],
    queryFn: () => show.load(id),
    enabled: isOpen,
  });
  const begun = useQuery({
    ...once,
    queryKey: ['stage-sitting', show.kind, id, number],
    queryFn: () => show.begin(id, key),
    enabled: isOpen && kept.isSuccess,
    retry: (failures, error) => failures < 1 && show.mayBeginAgain(error),
  });

  const address =
    begun.data &&
    frameAddress(begun.data.url, { appOrigin: location.origin, playOrigin: config.playOrigin });
  return {
    item: item.data,
    opened:
      address && begun.data && kept.data
        ? {
            ...address,
            sitting: begun.data.sitting,
            lessons: begun.data.lessons,
            save: kept.data.save,
            number,
          }
        : undefined,
    failure:
      item.error ??
      kept.error ??
      begun.error ??
      (address === null ? new Problem(show.says.badAddress) : undefined),
    startOver: () => {
      if (item.error) void item.refetch();
      setNumber(number + 1);
    },
  };
};

export type Opened = NonNullable<ReturnType<typeof useSitting>['opened']>;
