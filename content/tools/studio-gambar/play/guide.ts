/** Gentle company: how to begin, and one new technique at a time; then silence. */
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { nextTip, type Technique } from '../rules/techniques.ts';
import type { Drawer } from '../scene/dock-tools.ts';
import type { Context } from './context.ts';

const home = (technique: Technique): Drawer | null => {
  if (technique === 'sticker') return 'sticker';
  if (technique === 'undo') return null;
  return ['film', 'sides', 'kawung', 'paper'].includes(technique) ? 'magic' : 'brush';
};

/** Between two offers the child has time to draw. */
const marksBetween = 4;

export const openGuide = (context: Context): Idle => {
  const offered = new Set<Technique>();
  let marksAtOffer = -marksBetween;

  const offer = (): void => {
    const technique = nextTip(context.session.tried, offered);
    if (!technique) return;
    offered.add(technique);
    marksAtOffer = context.reports.added;
    context.tell(context.text().tips[technique]);
    const drawer = home(technique);
    if (drawer) context.dock.beckon(drawer);
  };
  const isNew = (): boolean => context.session.marks.length === 0 && context.reports.added === 0;
  return watchIdle(context.clock, {
    first() {
      if (isNew()) context.tell(context.text().idleFirst);
      else if (context.reports.added - marksAtOffer >= marksBetween) offer();
    },
    second() {
      if (!isNew()) return;
      context.tell(context.text().idleSecond);
      context.easel.beckon();
    },
  });
};
