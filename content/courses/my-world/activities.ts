import type { Activity } from '@nobi/kit/course';
import { build } from './activities/build.ts';
import { card } from './activities/card.ts';
import { clock } from './activities/clock.ts';
import { gather } from './activities/gather.ts';
import { pick } from './activities/pick.ts';
import { spell } from './activities/spell.ts';
import { spot } from './activities/spot.ts';
import { tale } from './activities/tale.ts';

export const activities: Record<string, Activity> = {
  build,
  card,
  clock,
  gather,
  pick,
  spell,
  spot,
  tale,
};
