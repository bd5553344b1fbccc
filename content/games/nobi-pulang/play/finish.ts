/** The calm end of a session: what was done today, and a big button to stop. */
import { endSession } from '@nobi/kit/game';
import { homePicture } from '../../../boards/view/home-art.ts';
import { plan } from '../rules/bank.ts';
import type { Context } from './context.ts';

const picture = (count: number): HTMLElement => {
  const row = document.createElement('div');
  row.className = 'homes';
  row.setAttribute('aria-hidden', 'true');
  row.innerHTML = Array.from({ length: count }, () => homePicture).join('');
  return row;
};

export const finishSession = (
  context: Context,
  solved: readonly string[],
  again: () => void,
): void => {
  const bugs = solved.filter((skill) => skill === 'debug').length;
  context.sounds.play('finish');
  endSession(context, {
    plan,
    recap: () => context.text().recap(solved.length, bugs),
    picture: picture(solved.length),
    items: solved.length,
    wait: 0,
    again,
  });
};
