import { masteryState, type SimulatedItem } from '@nobi/kit/simulate';
import { taskOf } from './rules/progress.ts';
import { readSave, writeSave } from './rules/save.ts';
import { isOver, moveOn, startSession } from './rules/session.ts';
import { skillIds } from './rules/tasks.ts';

export const simulated: SimulatedItem = {
  skills: skillIds,
  open(save, when) {
    let game = startSession(readSave(save).progress, when);
    const stateOf = (skill: string) => masteryState(game.progress.learning, skill);
    return {
      stateOf,
      now() {
        const { session } = game;
        if (isOver(session)) return null;
        const { kind, help } = session;
        const task = taskOf(session);
        return { ...task, kind, help, state: stateOf(task.skill) };
      },
      settle({ misses, hints }) {
        game = moveOn({ ...game, session: { ...game.session, misses, hints } }, when.day).game;
      },
      save: () => writeSave({ ...game, pieces: [] }),
    };
  },
};
