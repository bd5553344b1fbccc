import { useParams } from 'react-router';
import { StagePage } from '../../stage/stage-page.tsx';
import { toolShow } from './tool-show.ts';

/** /dashboard/creativity/{toolId}: one tool on the stage. */
export const ToolPage = () => {
  const { toolId = '' } = useParams();
  return <StagePage show={toolShow} id={toolId} />;
};
