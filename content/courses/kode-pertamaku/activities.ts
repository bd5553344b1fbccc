import type { Activity } from '@nobi/kit/course';
import { bug } from './activities/bug.ts';
import { choose } from './activities/choose.ts';
import { dance } from './activities/dance.ts';
import { drive } from './activities/drive.ts';
import { event } from './activities/event.ts';
import { garden } from './activities/garden.ts';
import { mygame } from './activities/mygame.ts';
import { ownrules } from './activities/own-rules.ts';
import { path } from './activities/path.ts';
import { owndance } from './activities/show.ts';
import { square } from './activities/square.ts';
import { watch } from './activities/watch.ts';

export const activities: Record<string, Activity> = {
  bug,
  choose,
  dance,
  drive,
  event,
  garden,
  mygame,
  owndance,
  ownrules,
  path,
  square,
  watch,
};
