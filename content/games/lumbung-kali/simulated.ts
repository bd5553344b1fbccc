import { simulatedGame } from '@nobi/kit/simulate';
import { readSave, writeSave } from './rules/save.ts';
import { sessions, taskOf } from './rules/session.ts';
import { skillIds } from './rules/tasks.ts';

/** For `npm run simulate -- lumbung-kali --learner FILE`. */
export const simulated = simulatedGame({
  skills: skillIds,
  sessions,
  taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, plots: [], made: [] }),
});
