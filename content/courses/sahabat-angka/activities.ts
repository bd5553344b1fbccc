import type { Activity } from '@nobi/kit/course';
import { beads } from './activities/beads.ts';
import { boat } from './activities/boat.ts';
import { bus } from './activities/bus.ts';
import { cake } from './activities/cake.ts';
import { clock } from './activities/clock.ts';
import { count } from './activities/count.ts';
import { hop } from './activities/hop.ts';
import { measure } from './activities/measure.ts';
import { monster } from './activities/monster.ts';
import { pairs } from './activities/pairs.ts';
import { pattern } from './activities/pattern.ts';
import { picture } from './activities/picture.ts';
import { puzzle } from './activities/puzzle.ts';
import { tens } from './activities/tens.ts';

export const activities: Record<string, Activity> = {
  beads,
  boat,
  bus,
  cake,
  clock,
  count,
  hop,
  measure,
  monster,
  pairs,
  pattern,
  picture,
  puzzle,
  tens,
};
