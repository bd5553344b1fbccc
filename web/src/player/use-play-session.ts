import { Problem } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { config } from '../config.ts';
import { whoIsSettled } from '../who-plays/parts.ts';
import type { ContentSource } from './content-source.ts';
import { frameAddress } from './frame.rules.ts';

/** A fresh answer at each play session and none behind the child's back: every one is recorded. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** One visit is one play session, also where an answer was lost and it is asked for again. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** One play session: what is shown, what it kept last time, and its short-lived address. */
export const usePlaySession = (source: ContentSource, id: string) => {
  const [number, setNumber] = useState(1);
  const [key] = useState(newKey);
  const itemQuery = useQuery({
    queryKey: ['play-item', source.kind, id],
    queryFn: ({ signal }) => source.one(id, signal),
    refetchOnWindowFocus: false,
  });
  const isOpen =
    itemQuery.data !== undefined && !itemQuery.data.locked && itemQuery.data.address !== '';
  const start = useQuery({
    ...once,
    queryKey: ['play-session', source.kind, id, number],
    queryFn: async () => {
      await whoIsSettled();
      return source.begin(id, key);
    },
    enabled: isOpen,
    retry: (failures, error) => failures < 1 && source.mayBeginAgain(error),
  });
  // The save is that of the child who began, and without it the content would start anew and write
  // over it: so it comes after the one and before the other.
  const sessionId = start.data?.id;
  const save = useQuery({
    ...once,
    queryKey: ['play-save', source.kind, id, sessionId, number],
    queryFn: async () => {
      const found = await source.load(id, sessionId ?? '');
      const shown = Object.fromEntries(found.skills.map((skill) => [skill.id, skill]));
      const beginsWith = { shown, start: found.start, isSteady: found.is_steady };
      return { save: found.save, beginsWith, lessons: start.data?.lessons };
    },
    enabled: sessionId !== undefined,
  });

  const address =
    start.data &&
    frameAddress(start.data.url, { appOrigin: location.origin, playOrigin: config.playOrigin });
  return {
    item: itemQuery.data,
    session:
      address && start.data && save.data
        ? {
            ...address,
            id: start.data.id,
            loaded: save.data,
            number,
          }
        : undefined,
    failure:
      itemQuery.error ??
      start.error ??
      save.error ??
      (address === null ? new Problem(source.problems.badAddress) : undefined),
    startOver: () => {
      if (itemQuery.error) void itemQuery.refetch();
      setNumber(number + 1);
    },
  };
};

export type PlaySession = NonNullable<ReturnType<typeof usePlaySession>['session']>;
