/** Gentle company: how to begin, and one new way at a time; then silence. */
import { type Idle, watchIdle } from '@nobi/kit/guest';
import type { Room } from './room.ts';
import { isBlank } from './song.ts';
import { nextTip, type Technique } from './techniques.ts';

/** Between two offers the child has time to play. */
const notesBetween = 3;

export const openGuide = (room: Room): Idle => {
  const { clock, session, reports, tell, text, frame } = room;
  const offered = new Set<Technique>();
  let notesAtOffer = -notesBetween;
  const isNew = (): boolean => isBlank(session.song) && reports.notes === 0;
  const offer = (): void => {
    const technique = nextTip(session.tried, offered);
    if (!technique) return;
    offered.add(technique);
    notesAtOffer = reports.notes;
    tell(text().tips[technique]);
  };
  return watchIdle(clock, {
    first() {
      // A page in front of the studio has a question of its own.
      if (frame.querySelector('.overlay')) return;
      if (isNew()) tell(text().idleFirst);
      else if (reports.notes - notesAtOffer >= notesBetween) offer();
    },
    second() {
      if (isNew() && !frame.querySelector('.overlay')) tell(text().idleSecond);
    },
  });
};
