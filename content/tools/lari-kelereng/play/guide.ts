/** Gentle company: how to begin, and one new way at a time; then silence. */
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { nextTip, type Technique } from '../rules/techniques.ts';
import type { Context } from './context.ts';

const homeOf = (technique: Technique): 'pieces' | 'work' | 'go' | 'slow' | null => {
  if (technique === 'run') return 'go';
  if (technique === 'slow') return 'slow';
  if (technique === 'riddle' || technique === 'code') return 'work';
  return technique === 'turn' || technique === 'undo' ? null : 'pieces';
};

export const openGuide = (context: Context): Idle => {
  const offered = new Set<Technique>();
  const isNew = (): boolean => context.session.changes === 0;
  return watchIdle(context.clock, {
    first() {
      if (isNew()) context.tell(context.text().idleFirst);
    },
    second() {
      if (isNew()) {
        context.tell(context.text().idleSecond);
        context.wall.beckon();
        return;
      }
      const technique = nextTip(context.session.tried, offered);
      if (!technique) return;
      offered.add(technique);
      context.tell(context.text().tips[technique]);
      const home = homeOf(technique);
      if (home) context.dock.beckon(home);
    },
  });
};
