import { simulatedGame } from '@nobi/kit/simulate';
import { taskOf } from './rules/progress.ts';
import { readSave, writeSave } from './rules/save.ts';
import { sessions } from './rules/session.ts';
import { skillIds } from './rules/tasks.ts';

export const simulated = simulatedGame({
  skills: skillIds,
  sessions,
  taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, pieces: [] }),
});
