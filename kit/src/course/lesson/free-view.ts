import { newSeed } from '../../guest/random.ts';
import { pressable } from '../../guest/stage/element.ts';
import { type Context, clearGround, type View } from '../context.ts';
import { icons } from '../icons.ts';
import { openTask } from './desk.ts';

/** The activity that a course offers without a task. What is made stays. */
export const openFree = (context: Context, onMap: () => void): View => {
  const { stage, save, kit, guest } = context;
  const task = kit.course.free;
  const refocus = clearGround(context);
  const map = pressable('nobi-round', icons.map, onMap);
  stage.corner.append(map);
  const running = openTask(context, task, {
    step: 'free',
    state: save.progress.free,
    misses: 0,
    seed: newSeed(),
    keep(state) {
      save.progress = { ...save.progress, free: state };
      context.keep();
    },
    answer: () => 'none',
  });
  const dress = (): void => {
    map.ariaLabel = context.words().toMap;
    stage.goal(task.say[guest.settings.lang]);
  };
  dress();
  context.refit();
  // Free play has no goal to be reminded of.
  context.idle.rest();
  refocus();
  return {
    mode: 'free',
    dress() {
      running.dress();
      dress();
    },
    beckon: () => '',
    leave() {
      if (save.progress.free.length > 0)
        guest.event({
          verb: 'created',
          object: 'free',
          ctx: { level: 0, skill: kit.course.id, mode: 'free' },
        });
    },
  };
};
