import { simulatedGame } from '@nobi/kit/simulate';
import { skillIds } from './rules/order-forms.ts';
import { taskOf } from './rules/progress.ts';
import { freshBuffet, readSave, writeSave } from './rules/save.ts';
import { sessions } from './rules/session.ts';

export const simulated = simulatedGame({
  skills: skillIds,
  sessions,
  taskOf,
  read: readSave,
  write: (game) => writeSave({ ...game, buffet: freshBuffet() }),
});
