/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';
import { home } from './checks/home.ts';
import { later } from './checks/later.ts';
import { outside } from './checks/outside.ts';

export const checks: CourseChecks = { ...home, ...outside, ...later };
