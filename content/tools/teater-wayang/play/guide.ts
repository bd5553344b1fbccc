/** Gentle company: how to begin, and one new way at a time; then silence. */
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { isEmpty } from '../rules/play.ts';
import { nextTip, type Technique } from '../rules/techniques.ts';
import type { Context } from './context.ts';

const homes: Record<Technique, 'puppets' | 'stage' | 'work' | 'record' | 'play' | null> = {
  puppet: 'puppets',
  move: null,
  wave: null,
  record: 'record',
  again: 'record',
  play: 'play',
  backdrop: 'stage',
  lamp: 'work',
  scene: 'stage',
  idea: 'work',
  undo: null,
};

export const openGuide = (context: Context): Idle => {
  const offered = new Set<Technique>();
  const isNew = (): boolean => isEmpty(context.session.play);
  return watchIdle(context.clock, {
    first() {
      if (isNew()) context.tell(context.text().idleFirst);
    },
    second() {
      if (isNew()) {
        context.tell(context.text().idleFirst);
        context.dock.beckon('puppets');
        return;
      }
      const technique = nextTip(context.session.tried, offered);
      if (!technique) return;
      offered.add(technique);
      context.tell(context.text().tips[technique]);
      const home = homes[technique];
      if (home) context.dock.beckon(home);
      else context.theatre.beckon();
    },
  });
};
