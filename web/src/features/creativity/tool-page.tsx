import { useLocation, useParams } from 'react-router';
import { PlayerPage } from '../../player/player-page.tsx';
import { toolSource } from './tool-source.ts';
import { workIn } from './works/work-in.ts';

/** /dashboard/creativity/{toolId}: one tool in the player, on the work that was tapped if any. */
export const ToolPage = () => {
  const { toolId = '' } = useParams();
  const { search } = useLocation();
  return <PlayerPage source={toolSource} id={toolId} opens={workIn(search)} />;
};
