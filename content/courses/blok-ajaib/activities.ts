import type { Activity } from '@nobi/kit/course';
import { compose, mend } from './activities/compose.ts';
import { predict } from './activities/predict.ts';
import { studio } from './activities/studio.ts';
import { tale } from './activities/tale.ts';

export const activities: Record<string, Activity> = { compose, mend, predict, studio, tale };
