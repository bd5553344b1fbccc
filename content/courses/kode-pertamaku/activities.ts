import type { Activity } from '@nobi/kit/course';
import { drive } from './activities/drive.ts';
import { garden } from './activities/garden.ts';
import { path } from './activities/path.ts';
import { square } from './activities/square.ts';
import { watch } from './activities/watch.ts';

export const activities: Record<string, Activity> = { drive, garden, path, square, watch };
