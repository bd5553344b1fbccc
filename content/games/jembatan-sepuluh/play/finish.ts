/** The calm end of a session: what was built today, and a big button to stop. */
import { endSession } from '@nobi/kit/game';
import { total } from '../rules/round.ts';
import { plan } from '../rules/tasks.ts';
import { plankColor } from '../view/plank-look.ts';
import type { Context } from './context.ts';

const picture = (built: readonly (readonly number[])[]): HTMLElement => {
  const box = document.createElement('div');
  box.className = 'works';
  box.setAttribute('aria-hidden', 'true');
  const longest = Math.max(...built.map(total));
  for (const planks of built) {
    const row = document.createElement('div');
    row.style.width = `${(100 * total(planks)) / longest}%`;
    for (const length of planks) {
      const bar = document.createElement('span');
      bar.textContent = String(length);
      bar.style.flexGrow = String(length);
      bar.style.background = plankColor(length);
      row.append(bar);
    }
    box.append(row);
  }
  return box;
};

export const finishSession = (context: Context, items: number, again: () => void): void => {
  const { built } = context.memory.game.session;
  const targets = [...new Set(built.map(total))].sort((a, b) => a - b);
  const { nobi, sparks } = context.theatre;
  nobi.mood = 'cheer';
  nobi.arms = 'up';
  context.sounds.play('finish');
  sparks.stars(-100, -120);
  sparks.stars(120, -160);
  endSession(context, {
    plan,
    recap: () => context.text().recap(targets),
    picture: picture(built),
    items,
    wait: 1.4,
    again,
  });
};
