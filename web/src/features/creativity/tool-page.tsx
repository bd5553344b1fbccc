import { useLocation, useParams } from 'react-router';
import { StagePage } from '../../stage/stage-page.tsx';
import { toolShow } from './tool-show.ts';
import { workIn } from './work-path.ts';

/** /dashboard/creativity/{toolId}: one tool on the stage, on the work that was tapped if any. */
export const ToolPage = () => {
  const { toolId = '' } = useParams();
  const { search } = useLocation();
  return <StagePage show={toolShow} id={toolId} opens={workIn(search)} />;
};
