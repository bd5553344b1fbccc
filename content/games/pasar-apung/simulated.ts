import { simulatedGame } from '@nobi/kit/simulate';
import { readSave, writeSave } from './rules/save.ts';
import { counted, skillIds } from './rules/tasks.ts';

/** For `npm run simulate -- pasar-apung --learner FILE`. */
export const simulated = simulatedGame({
  skills: skillIds,
  sessions: counted.sessions,
  taskOf: counted.taskOf,
  read: readSave,
  write: (game) =>
    writeSave({ ...game, boat: { paint: 0, roof: 0, goods: [0, 0, 0, 0] }, made: [] }),
});
