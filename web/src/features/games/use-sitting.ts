import { games, Problem } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api.ts';
import { config } from '../../config.ts';
import { frameAddress } from './frame.rules.ts';

/** A fresh answer at each sitting and none behind the child's back: every play is recorded. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

const isOffline = (error: unknown) => error instanceof Problem && error.code === 'offline';

/** One sitting of a game: what it is, what it kept last time, and its short-lived address. */
export const useSitting = (id: string) => {
  const [sitting, setSitting] = useState(1);
  const game = useQuery({
    queryKey: ['game', id],
    queryFn: ({ signal }) => ask(games.one, { params: { id }, signal }),
    refetchOnWindowFocus: false,
  });
  const isOpen = game.data !== undefined && !game.data.locked && game.data.html_game_url !== '';
  // Without what was kept the game would start anew and write over it, so it waits for this.
  const kept = useQuery({
    ...once,
    queryKey: ['game-save', id, sitting],
    queryFn: () => ask(games.load, { params: { id } }),
    enabled: isOpen,
  });
  const play = useQuery({
    ...once,
    queryKey: ['play', id, sitting],
    queryFn: () => ask(games.play, { params: { id } }),
    enabled: isOpen && kept.isSuccess,
    retry: (failures, error) => failures < 1 && isOffline(error),
  });

  const address =
    play.data &&
    frameAddress(play.data.url, { appOrigin: location.origin, playOrigin: config.playOrigin });
  const failure = game.error ?? kept.error ?? play.error;
  return {
    game: game.data,
    opened:
      address && play.data && kept.data
        ? { ...address, playId: play.data.play_id, save: kept.data.save, sitting }
        : undefined,
    failure: failure ?? (address === null ? new Problem('game_failed') : undefined),
    startOver: () => {
      if (game.error) void game.refetch();
      setSitting(sitting + 1);
    },
  };
};

export type Opened = NonNullable<ReturnType<typeof useSitting>['opened']>;
