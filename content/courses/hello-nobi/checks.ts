/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';
import { animals } from './checks/animals.ts';
import { body } from './checks/body.ts';
import { colours } from './checks/colours.ts';
import { firstWords } from './checks/first-words.ts';
import { food } from './checks/food.ts';
import { friends } from './checks/friends.ts';
import { myDay } from './checks/my-day.ts';
import { numbers } from './checks/numbers.ts';
import { toys } from './checks/toys.ts';

export const checks: CourseChecks = {
  'first-words': firstWords,
  friends,
  colours,
  numbers,
  animals,
  body,
  food,
  toys,
  'my-day': myDay,
};
