/** Gentle company: how to begin, and one new way at a time; then silence. */
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { isBlank } from '../rules/song.ts';
import { nextTip, type Technique } from '../rules/techniques.ts';
import type { Context } from './context.ts';

/** Between two offers the child has time to play. */
const notesBetween = 3;

export const openGuide = (context: Context): Idle => {
  const { clock, session, reports, tell, text, frame } = context;
  const offered = new Set<Technique>();
  let notesAtOffer = -notesBetween;
  const isNew = (): boolean => isBlank(session.song) && reports.added === 0;
  const offer = (): void => {
    const technique = nextTip(session.tried, offered);
    if (!technique) return;
    offered.add(technique);
    notesAtOffer = reports.added;
    tell(text().tips[technique]);
  };
  return watchIdle(clock, {
    first() {
      // A page in front of the studio has a question of its own.
      if (frame.querySelector('.overlay')) return;
      if (isNew()) tell(text().idleFirst);
      else if (reports.added - notesAtOffer >= notesBetween) offer();
    },
    second() {
      if (isNew() && !frame.querySelector('.overlay')) tell(text().idleSecond);
    },
  });
};
