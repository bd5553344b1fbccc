import type { Activity } from '@nobi/kit/course';
import { balance, share, slide } from './activities/counters.ts';
import { order } from './activities/order.ts';
import { pack } from './activities/pack.ts';
import { pick } from './activities/pick.ts';
import { rail } from './activities/rail.ts';
import { tale } from './activities/tale.ts';
import { train } from './activities/train.ts';
import { wheels } from './activities/wheels.ts';

export const activities: Record<string, Activity> = {
  balance,
  order,
  pack,
  pick,
  rail,
  share,
  slide,
  tale,
  train,
  wheels,
};
