import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { playPath } from '../../shelf/ways-in.ts';
import type { Staged } from '../../stage/show.ts';
import { StagePage } from '../../stage/stage-page.tsx';
import { gameShow } from './game-show.ts';

/** /play: one game on the stage. */
export const PlayPage = () => {
  const { gameId = '', gameUrl } = useParams();
  const navigate = useNavigate();
  // The address tells a reader which game this is. It is never a source, only corrected.
  const correctAddress = useCallback(
    ({ id, address }: Staged) => {
      if (address !== '' && address !== gameUrl)
        void navigate(playPath({ id, html_game_url: address }), { replace: true });
    },
    [gameUrl, navigate],
  );
  return <StagePage show={gameShow} id={gameId} onFound={correctAddress} />;
};
