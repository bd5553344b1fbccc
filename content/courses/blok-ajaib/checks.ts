/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';
import { lower } from './checks/lower.ts';
import { upper } from './checks/upper.ts';

export const checks: CourseChecks = { ...lower, ...upper };
