/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';
import { adding } from './checks/adding.ts';
import { measuring } from './checks/measuring.ts';
import { pairsOfTen } from './checks/pairs-of-ten.ts';
import { patterns } from './checks/patterns.ts';
import { seeFive } from './checks/see-five.ts';
import { seeTen } from './checks/see-ten.ts';
import { seeThree } from './checks/see-three.ts';
import { taking } from './checks/taking.ts';
import { teens } from './checks/teens.ts';
import { tens } from './checks/tens.ts';

export const checks: CourseChecks = {
  'see-three': seeThree,
  'see-five': seeFive,
  'see-ten': seeTen,
  'pairs-of-ten': pairsOfTen,
  teens,
  adding,
  taking,
  patterns,
  measuring,
  tens,
};
