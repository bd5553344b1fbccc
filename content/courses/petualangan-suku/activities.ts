import type { Activity } from '@nobi/kit/course';
import { blend } from './activities/blend.ts';
import { build } from './activities/build.ts';
import { catchLetters } from './activities/catch.ts';
import { ending } from './activities/ending.ts';
import { garden } from './activities/garden.ts';
import { page } from './activities/page.ts';
import { pick } from './activities/pick.ts';
import { tale } from './activities/tale.ts';
import { trace } from './activities/trace.ts';

export const activities: Record<string, Activity> = {
  blend,
  build,
  catch: catchLetters,
  ending,
  garden,
  page,
  pick,
  tale,
  trace,
};
