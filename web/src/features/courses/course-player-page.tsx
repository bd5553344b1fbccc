import { useParams } from 'react-router';
import { usePage } from '../../shell/use-page.ts';
import { LeftStage } from '../../stage/left-stage.tsx';
import { StagePage } from '../../stage/stage-page.tsx';
import { sentenceOf } from '../../text/errors.ts';
import { courseShow } from './course-show.ts';

const InvalidLink = () => {
  const reason = sentenceOf('course_link_invalid');
  usePage(reason);
  return <LeftStage show={courseShow} reason={reason} />;
};

/** /dashboard/courses/player: one course on the stage. */
export const CoursePlayerPage = () => {
  const { courseId = '' } = useParams();
  // The shape of an id, as the contract has it: anything else was never the name of a course.
  const isId = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(courseId);
  return isId ? <StagePage show={courseShow} id={courseId} /> : <InvalidLink />;
};
