/** Gentle company: how to begin, and one new way at a time; then silence. */
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { nextTip, type Technique } from '../rules/techniques.ts';
import type { Drawer } from '../scene/dock-tools.ts';
import type { Context } from './context.ts';

const homes: Record<Technique, Drawer | null> = {
  canting: 'wax',
  stamp: 'wax',
  mirror: 'fold',
  turn: 'fold',
  tile: 'fold',
  dye: 'dye',
  mix: 'dye',
  boil: 'dye',
  undo: null,
  story: 'work',
};

export const openGuide = (context: Context): Idle => {
  const offered = new Set<Technique>();
  const isNew = (): boolean => context.session.marks.length === 0;
  const offer = (): void => {
    const technique = nextTip(context.session.tried, offered);
    if (!technique) return;
    offered.add(technique);
    context.tell(context.text().tips[technique]);
    const drawer = homes[technique];
    if (drawer) context.dock.beckon(drawer);
  };
  return watchIdle(context.clock, {
    first() {
      if (isNew()) context.tell(context.text().idleFirst);
    },
    second() {
      if (!isNew()) {
        offer();
        return;
      }
      context.tell(context.text().idleSecond);
      context.sheet.beckon();
    },
  });
};
