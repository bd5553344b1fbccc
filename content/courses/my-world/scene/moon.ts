/** The place on the moon where a task is done, and Zib, who looks on. */
import type { CourseTask, Desk } from '@nobi/kit/course';
import { type Actor, openActor, openYard, type Yard } from '../../../course-parts/scene/yard.ts';
import { words } from '../text/text.ts';
import { zibPicture } from '../view/people.ts';
import { paintPlace } from '../view/places.ts';

export const openZib = (desk: Desk): Actor =>
  openActor(desk, {
    picture: zibPicture,
    name: () => 'Zib',
    quip: () => words[desk.lang()].quip,
  });

export const openMoon = (desk: Desk, task: CourseTask): Yard =>
  openYard(desk, task, { paint: paintPlace, actor: openZib(desk) });
