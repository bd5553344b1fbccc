import { useLocation, useParams } from 'react-router';
import type { PlayableItem } from '../../player/content-source.ts';
import { PlayerPage } from '../../player/player-page.tsx';
import { toolSource } from './tool-source.ts';
import { workIn } from './works/work-in.ts';

/** The child's own voice comes to tools that ask for it alone; without it they are silent. */
const bringVoice = ({ id, voice }: PlayableItem) => {
  if (!voice) return;
  const ending = import('../../own-voice/start-voice.ts')
    .then(({ startVoice }) => startVoice(id))
    .catch(() => () => {});
  return () => void ending.then((run) => run());
};

/** /dashboard/creativity/{toolId}: one tool in the player, on the work that was tapped if any. */
export const ToolPage = () => {
  const { toolId = '' } = useParams();
  const { search } = useLocation();
  return <PlayerPage source={toolSource} id={toolId} opens={workIn(search)} onFound={bringVoice} />;
};
