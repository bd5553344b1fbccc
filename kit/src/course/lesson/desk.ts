/** What an activity is given to work with, whatever step it runs in. */
import { seeded } from '../../guest/random.ts';
import { type Help, helpAfter } from '../../learning/help.ts';
import type { HelpLevel } from '../../learning/index.ts';
import type { CourseTask } from '../../manifest/course.ts';
import type { Activity, Desk, Running, StepName, Try } from '../activity.ts';
import type { Context } from '../context.ts';

export interface DeskOptions {
  step: StepName | 'free';
  state: readonly number[];
  misses: number;
  /** Help that the task begins with. */
  planned?: HelpLevel;
  seed: number;
  keep(state: number[]): void;
  answer(tried: Try): Help;
  /** The device has read out what was to be read. */
  onReadOut?(): void;
}

const helpFrom = ({ misses, planned = 0 }: DeskOptions): Help => {
  if (planned >= 3) return 'worked';
  const due = helpAfter(misses);
  return due === 'none' && planned === 2 ? 'scaffold' : due;
};

const makeDesk = (context: Context, options: DeskOptions): Desk => ({
  scene: context.ground,
  controls: context.stage.controls,
  step: options.step,
  state: options.state,
  help: helpFrom(options),
  clock: context.clock,
  random: seeded(options.seed),
  onFit: context.onFit,
  lang: () => context.guest.settings.lang,
  sound: (name, pitch = 1) => context.sounds.play(name, { pitch }),
  tell: context.stage.tell,
  readOut(text) {
    context.stage.tell(text);
    // Without a voice nobody heard it.
    if (context.guest.settings.voice) options.onReadOut?.();
  },
  keep: options.keep,
  answer: options.answer,
});

const nothing: Activity = () => ({ dress() {}, beckon: () => '' });

/** Opens the activity that a task names. The linter has made sure that there is one. */
export const openTask = (context: Context, task: CourseTask, options: DeskOptions): Running => {
  // Styles know the activity; who plays by rule (the item's robot) needs to know the rest.
  Object.assign(context.ground.dataset, {
    activity: task.activity,
    task: task.id,
    step: options.step,
  });
  return (context.kit.activities[task.activity] ?? nothing)(makeDesk(context, options), task);
};

/** Takes every beckoning hand away. */
export const unpoint = (): void => {
  for (const each of document.querySelectorAll('.is-beckoning'))
    each.classList.remove('is-beckoning');
};
