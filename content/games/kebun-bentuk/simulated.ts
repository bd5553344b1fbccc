import { simulatedGame } from '@nobi/kit/simulate';
import { emptyGarden } from './rules/garden.ts';
import { readSave, writeSave } from './rules/save.ts';
import { counted, skillIds } from './rules/tasks.ts';

/** For `npm run simulate -- kebun-bentuk --learner FILE`. */
export const simulated = simulatedGame({
  skills: skillIds,
  sessions: counted.sessions,
  taskOf: counted.taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, garden: emptyGarden, made: [] }),
});
