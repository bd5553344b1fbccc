import { freeBrowser } from '../free-browser.ts';
import { outbox } from '../outbox/open.ts';
import { waiting } from '../outbox/outbox.ts';
import { askKeeper } from '../packs/keeper.ts';
import { tellChoice } from '../who/tell-choice.ts';
import { askToLeave } from './leave-dialog.tsx';
import { loadMessages } from './words.ts';

/** Nothing of this family stays on the device: what waits, the lease, what was saved. */
export const forgetHere = async () => {
  await outbox.forget().catch(() => {});
  await askKeeper({ do: 'clear' }).catch(() => {});
  await freeBrowser();
};

/**
 * Before somebody logs out here: what waits is sent, also by a flush that is under way, or its loss is said
 * and accepted; then the device is forgotten. False when they would rather stay.
 */
export const leaveDevice = async (): Promise<boolean> => {
  await tellChoice();
  await outbox.flush({ waits: true }).catch(() => {});
  const left = await waiting().catch(() => 0);
  if (left > 0) {
    await loadMessages();
    if (!(await askToLeave(left))) return false;
  }
  await forgetHere();
  return true;
};
