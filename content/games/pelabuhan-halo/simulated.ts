import { simulatedGame } from '@nobi/kit/simulate';
import { planned } from './rules/plan.ts';
import { taskOf } from './rules/progress.ts';
import { freshHaven, readSave, writeSave } from './rules/save.ts';
import { sessions } from './rules/session.ts';
import { skillIds } from './rules/tasks.ts';

export const simulated = simulatedGame({
  skills: skillIds,
  sessions,
  taskOf: (session) => planned(taskOf(session)),
  read: readSave,
  write: (game) => writeSave({ ...game, haven: freshHaven() }),
});
