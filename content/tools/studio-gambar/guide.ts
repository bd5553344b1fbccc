/** Gentle company: how to begin, and one new technique at a time; then silence. */
import { type Idle, watchIdle } from '@nobi/kit/guest';
import type { Room } from './room.ts';
import { nextTip, type Technique } from './techniques.ts';
import type { Drawer } from './view/dock.ts';

const home = (technique: Technique): Drawer | null => {
  if (technique === 'sticker') return 'sticker';
  if (technique === 'undo') return null;
  return ['film', 'sides', 'kawung', 'paper'].includes(technique) ? 'magic' : 'brush';
};

/** Between two offers the child has time to draw. */
const marksBetween = 4;

export const openGuide = (room: Room): Idle => {
  const offered = new Set<Technique>();
  let marksAtOffer = -marksBetween;

  const offer = (): void => {
    const technique = nextTip(room.session.tried, offered);
    if (!technique) return;
    offered.add(technique);
    marksAtOffer = room.reports.marks;
    room.tell(room.text().tips[technique]);
    const drawer = home(technique);
    if (drawer) room.dock.beckon(drawer);
  };
  const isNew = (): boolean => room.session.marks.length === 0 && room.reports.marks === 0;
  return watchIdle(room.clock, {
    first() {
      if (isNew()) room.tell(room.text().idleFirst);
      else if (room.reports.marks - marksAtOffer >= marksBetween) offer();
    },
    second() {
      if (!isNew()) return;
      room.tell(room.text().idleSecond);
      room.easel.beckon();
    },
  });
};
