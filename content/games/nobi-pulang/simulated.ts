import { simulatedGame } from '@nobi/kit/simulate';
import { freshIsland } from './rules/island.ts';
import { skillIds } from './rules/levels.ts';
import { taskOf } from './rules/progress.ts';
import { readSave, writeSave } from './rules/save.ts';
import { sessions } from './rules/session.ts';

export const simulated = simulatedGame({
  skills: skillIds,
  sessions,
  taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, island: freshIsland() }),
});
