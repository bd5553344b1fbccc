/** What an activity is given to work with, whatever step it runs in. */
import { seeded } from '../guest/random.ts';
import { type Help, helpAfter } from '../learning/help.ts';
import type { CourseTask } from '../manifest/course.ts';
import type { Activity, Desk, Running, StepName, Try } from './activity.ts';
import type { Room } from './room.ts';

export interface DeskOptions {
  step: StepName | 'free';
  state: readonly number[];
  misses: number;
  seed: number;
  keep(state: number[]): void;
  answer(tried: Try): Help;
}

const makeDesk = (room: Room, options: DeskOptions): Desk => ({
  scene: room.ground,
  controls: room.stage.controls,
  step: options.step,
  state: options.state,
  help: helpAfter(options.misses),
  clock: room.clock,
  random: seeded(options.seed),
  onFit: room.onFit,
  lang: () => room.guest.settings.lang,
  sound: (name, pitch = 1) => room.sounds.play(name, { pitch }),
  tell: room.stage.tell,
  keep: options.keep,
  answer: options.answer,
});

const nothing: Activity = () => ({ dress() {}, beckon: () => '' });

/** Opens the activity that a task names. The linter has made sure that there is one. */
export const openTask = (room: Room, task: CourseTask, options: DeskOptions): Running => {
  // Styles know the activity; who plays by rule (the item's robot) needs to know the rest.
  Object.assign(room.ground.dataset, {
    activity: task.activity,
    task: task.id,
    step: options.step,
  });
  return (room.kit.activities[task.activity] ?? nothing)(makeDesk(room, options), task);
};
