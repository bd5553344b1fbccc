import { simulatedGame } from '@nobi/kit/simulate';
import { planned, taskOf } from './rules/progress.ts';
import { readSave, writeSave } from './rules/save.ts';
import { sessions } from './rules/session.ts';
import { skillIds } from './rules/words.ts';

export const simulated = simulatedGame({
  skills: skillIds,
  sessions,
  taskOf: (session) => planned(taskOf(session)),
  read: readSave,
  write: (game) => writeSave({ ...game, pieces: [], found: [] }),
});
