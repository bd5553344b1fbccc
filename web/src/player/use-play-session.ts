import { Problem } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { config } from '../config.ts';
import { early } from '../early-replies.ts';
import { whoIsSettled } from '../who-plays/parts.ts';
import type { ContentSource } from './content-source.ts';
import { frameAddress } from './frame.rules.ts';
import { storedOf } from './stored.rules.ts';

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
  const key = useRef<string>(undefined);
  const itemQuery = useQuery({
    queryKey: ['play-item', source.kind, id],
    queryFn: ({ signal }) => source.one(id, signal),
    refetchOnWindowFocus: false,
  });
  const isClosed = itemQuery.data?.locked || itemQuery.data?.address === '';
  const start = useQuery({
    ...once,
    queryKey: ['play-session', source.kind, id, number],
    queryFn: async () => {
      const isAlone = await whoIsSettled();
      // What the page asked for ahead is a lone child's; a sibling who turned up begins anew.
      key.current ??= (isAlone && early?.takeKey()) || newKey();
      return source.begin(id, key.current);
    },
    // Beside the question what it is, which says nothing that the server would not say here, too.
    enabled: !isClosed && !itemQuery.isError,
    retry: (failures, error) => failures < 1 && source.mayBeginAgain(error),
  });
  // The save is that of the child who began, and without it the content would start anew and write
  // over it: so it comes after the one, and the content waits for it in its frame.
  const sessionId = start.data?.id;
  const save = useQuery({
    ...once,
    queryKey: ['play-save', source.kind, id, sessionId, number],
    queryFn: async () => {
      const found = await source.load(id, sessionId ?? '');
      return { ...storedOf(found), lessons: start.data?.lessons };
    },
    enabled: sessionId !== undefined,
  });

  const address =
    start.data &&
    frameAddress(start.data.url, { appOrigin: location.origin, playOrigin: config.playOrigin });
  return {
    item: itemQuery.data,
    session:
      address && start.data
        ? {
            ...address,
            id: start.data.id,
            trust: start.data.trust,
            /** Undefined while it is on its way; the frame loads beside it. */
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
