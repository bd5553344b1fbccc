import { simulatedCourse } from '@nobi/kit/simulate';
import { course } from './course.ts';
import { manifest } from './manifest.ts';
import { laterBy, preludes, skills } from './skills.ts';

export const simulated = simulatedCourse({
  course,
  age: manifest.ageMin,
  skills,
  laterBy,
  preludes,
});
