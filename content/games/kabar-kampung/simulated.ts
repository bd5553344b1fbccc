import { simulatedGame } from '@nobi/kit/simulate';
import { freshFronts } from './rules/front.ts';
import { readSave, writeSave } from './rules/save.ts';
import { counted, skillIds } from './rules/tasks.ts';

/** For `npm run simulate -- kabar-kampung --learner FILE`. */
export const simulated = simulatedGame({
  skills: skillIds,
  sessions: counted.sessions,
  taskOf: counted.taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, printed: [], fronts: freshFronts(), made: [] }),
});
