import { freeBrowser } from '../free-browser.ts';
import { outbox } from '../outbox/open.ts';
import { forgetDevice, waiting } from '../outbox/outbox.ts';
import { askKeeper } from '../packs/keeper.ts';
import { askToLeave } from './leave-dialog.tsx';
import { loadMessages } from './words.ts';

/**
 * Before somebody logs out here: what waits is sent, or its loss is said and accepted; then nothing of this
 * family stays on the device. False when they would rather stay.
 */
export const leaveDevice = async (): Promise<boolean> => {
  await outbox.flush().catch(() => {});
  const left = await waiting().catch(() => 0);
  if (left > 0) {
    await loadMessages();
    if (!(await askToLeave(left))) return false;
  }
  await forgetDevice().catch(() => {});
  await askKeeper({ do: 'clear' }).catch(() => {});
  await freeBrowser();
  return true;
};
