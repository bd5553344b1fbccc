/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';
import { letters } from './checks/letters.ts';
import { sentences } from './checks/sentences.ts';
import { syllables } from './checks/syllables.ts';

export const checks: CourseChecks = { ...letters, ...syllables, ...sentences };
