import { simulatedGame } from '@nobi/kit/simulate';
import { readSave, writeSave } from './rules/save.ts';
import { freshStreet } from './rules/street.ts';
import { counted, skillIds } from './rules/tasks.ts';

/** For `npm run simulate -- kota-ejaan --learner FILE`. */
export const simulated = simulatedGame({
  skills: skillIds,
  sessions: counted.sessions,
  taskOf: counted.taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, hung: [], street: freshStreet(), made: [] }),
});
