import { simulatedGame } from '@nobi/kit/simulate';
import { freshBoat, readSave, writeSave } from './rules/save.ts';
import { counted, skillIds } from './rules/tasks.ts';

/** For `npm run simulate -- galangan-kapal --learner FILE`. */
export const simulated = simulatedGame({
  skills: skillIds,
  sessions: counted.sessions,
  taskOf: counted.taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, own: freshBoat, made: [] }),
});
