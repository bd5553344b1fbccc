import { playerHere } from '../outbox/player-here.ts';
import { isUntold, tellChoice } from '../who/tell-choice.ts';

/** Done once the line is back and the same child plays, as the server knows by then; tried anew where it fails. */
export const onceOnline = async (act: () => Promise<void>): Promise<void> => {
  const child = await playerHere();
  let isUnderWay = false;
  const attempt = async () => {
    await tellChoice();
    // Whoever plays by now is not to be credited with another child's words.
    if (isUntold() || (await playerHere()) !== child) return;
    await act();
    removeEventListener('online', handleOnline);
  };
  const handleOnline = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    attempt()
      .catch(() => {})
      .finally(() => {
        isUnderWay = false;
      });
  };
  addEventListener('online', handleOnline);
};
