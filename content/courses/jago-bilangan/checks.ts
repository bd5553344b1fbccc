/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';
import { numbers } from './checks/numbers.ts';
import { products } from './checks/products.ts';
import { sums } from './checks/sums.ts';

export const checks: CourseChecks = { ...numbers, ...sums, ...products };
