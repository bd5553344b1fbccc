import { useParams } from 'react-router';
import { ClosedPlayer } from '../../player/closed-player.tsx';
import { PlayerPage } from '../../player/player-page.tsx';
import { usePage } from '../../shell/navigation/use-page.ts';
import { sentenceOf } from '../../text/errors.ts';
import { courseSource } from './course-source.ts';

const InvalidLink = () => {
  const reason = sentenceOf('course_link_invalid');
  usePage(reason);
  return <ClosedPlayer source={courseSource} reason={reason} />;
};

/** /dashboard/courses/player: one course in the player. */
export const CoursePlayerPage = () => {
  const { courseId = '' } = useParams();
  // The shape of an id, as the contract has it: anything else was never the name of a course.
  const isId = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(courseId);
  return isId ? <PlayerPage source={courseSource} id={courseId} /> : <InvalidLink />;
};
