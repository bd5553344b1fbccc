import { newSeed } from '../guest/random.ts';
import { openTask } from './desk.ts';
import { pressable } from './element.ts';
import { icons } from './icons.ts';
import { clearRoom, type Room, type View } from './room.ts';

/** The activity that a course offers without a task. What is made stays. */
export const openFree = (room: Room, onMap: () => void): View => {
  const { stage, save, kit, guest } = room;
  const task = kit.course.free;
  const refocus = clearRoom(room);
  const map = pressable('nobi-round', icons.map, onMap);
  stage.corner.append(map);
  const running = openTask(room, task, {
    step: 'free',
    state: save.progress.free,
    misses: 0,
    seed: newSeed(),
    keep(state) {
      save.progress = { ...save.progress, free: state };
      room.keep();
    },
    answer: () => 'none',
  });
  const dress = (): void => {
    map.ariaLabel = room.words().toMap;
    stage.goal(task.say[guest.settings.lang]);
  };
  dress();
  room.refit();
  // Free play has no goal to be reminded of.
  room.idle.rest();
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
