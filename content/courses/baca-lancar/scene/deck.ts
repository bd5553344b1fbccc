/** The stretch of sea on which a task is done, who looks on, and cards with what is to be read. */
import { type CourseTask, type Desk, pressable } from '@nobi/kit/course';
import * as parts from '../../../course-parts/scene/yard.ts';
import type { CastName } from '../rules/names.ts';
import { inIndonesian, words } from '../text/text.ts';
import { castPicture } from '../view/cast.ts';
import { islandOf, paintPlace } from '../view/places.ts';

/** One of the cast. */
export const openActor = (desk: Desk, name: CastName): parts.Actor =>
  parts.openActor(desk, {
    picture: castPicture(name),
    name: () => words[desk.lang()].cast[name],
    quip: () => words[desk.lang()].quips[name],
  });

const watcherOf = (task: string): CastName => (islandOf(task) % 2 === 0 ? 'capit' : 'liko');

export const openDeck = (desk: Desk, task: CourseTask): parts.Yard =>
  parts.openYard(desk, task, { paint: paintPlace, actor: openActor(desk, watcherOf(task.id)) });

/** Something to read. A press has it read out, which counts as help. */
export const openReading = (desk: Desk, name: string, text: string): HTMLButtonElement => {
  const card = pressable(name, '', () => {
    desk.sound('page');
    parts.replay(card, 'is-heard');
    desk.readOut(inIndonesian(text.replaceAll('_', '…'), desk.lang()));
  });
  card.lang = 'id';
  return card;
};
