import { mindLeaving } from './leave/mind-leaving.ts';
import { applyChoice } from './who/apply-choice.ts';

/** A piece of its own: the page that names it would else carry the names of all that it needs. */
export const start = async () => {
  mindLeaving();
  applyChoice();
  await (await import('./start-offline.ts')).startOffline();
};
