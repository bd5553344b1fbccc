import { simulatedGame } from '@nobi/kit/simulate';
import { freshOpen, readSave, writeSave } from './rules/save.ts';
import { sawah, skillIds } from './rules/tasks.ts';

/** For `npm run simulate -- sawah-cerdas --learner FILE`. */
export const simulated = simulatedGame({
  skills: skillIds,
  sessions: sawah.sessions,
  taskOf: sawah.taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, open: freshOpen, made: [] }),
});
