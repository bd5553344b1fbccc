import type { Activity } from '@nobi/kit/course';
import { load } from './activities/load.ts';
import { mend } from './activities/mend.ts';
import { pick } from './activities/pick.ts';
import { post } from './activities/post.ts';
import { row } from './activities/row.ts';
import { spell } from './activities/spell.ts';
import { split } from './activities/split.ts';
import { tale } from './activities/tale.ts';

export const activities: Record<string, Activity> = {
  load,
  mend,
  pick,
  post,
  row,
  spell,
  split,
  tale,
};
