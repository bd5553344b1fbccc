/** The stretch of track on which a task is done: where the night has got to, and who looks on. */
import type { CourseTask, Desk } from '@nobi/kit/course';
import * as parts from '../../../course-parts/scene/yard.ts';
import type { CastName } from '../rules/names.ts';
import { words } from '../text/text.ts';
import { castPicture } from '../view/cast.ts';
import { paintPlace, stationOf } from '../view/places.ts';

const watchers: readonly CastName[] = [
  'badak',
  'ayam',
  'mbek',
  'badak',
  'ayam',
  'mbek',
  'badak',
  'ayam',
  'mbek',
  'badak',
];

/** One of the cast. */
export const openActor = (desk: Desk, name: CastName): parts.Actor =>
  parts.openActor(desk, {
    picture: castPicture(name),
    name: () => words[desk.lang()].cast[name],
    quip: () => words[desk.lang()].quips[name],
  });

export const openYard = (desk: Desk, task: CourseTask): parts.Yard =>
  parts.openYard(desk, task, {
    paint: paintPlace,
    actor: openActor(desk, watchers[stationOf(task.id) - 1] ?? 'badak'),
  });
