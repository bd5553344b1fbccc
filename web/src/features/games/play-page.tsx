import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { playPath } from '../../catalogue/item-paths.ts';
import { early } from '../../early-replies.ts';
import type { PlayableItem } from '../../player/content-source.ts';
import { listenAhead } from '../../player/listen-ahead.ts';
import { PlayerPage } from '../../player/player-page.tsx';
import { gameSource } from './game-source.ts';

// Before any of it is drawn.
if (early) listenAhead(early).catch(early.goOn);

/** /play: one game in the player. */
export const PlayPage = () => {
  const { gameId = '', gameUrl } = useParams();
  const navigate = useNavigate();
  // The address tells a reader which game this is. It is never a source, only corrected.
  const correctAddress = useCallback(
    ({ id, address }: PlayableItem) => {
      if (address !== '' && address !== gameUrl)
        void navigate(playPath({ id, html_game_url: address }), { replace: true });
    },
    [gameUrl, navigate],
  );
  return <PlayerPage source={gameSource} id={gameId} onFound={correctAddress} />;
};
