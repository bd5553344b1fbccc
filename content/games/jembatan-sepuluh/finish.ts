/** The calm end of a sitting: what was built today, and a big button to stop. */
import { showEnd } from '@nobi/kit/guest';
import type { Room } from './room.ts';
import { total } from './rules.ts';
import { plankColor } from './view/plank-look.ts';

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

export const finishSitting = (room: Room, items: number, again: () => void): void => {
  const { built } = room.memory.game.sitting;
  const targets = [...new Set(built.map(total))].sort((a, b) => a - b);
  const { nobi, sparks } = room.theatre;
  nobi.mood = 'cheer';
  nobi.arms = 'up';
  room.sounds.play('finish');
  sparks.stars(-100, -120);
  sparks.stars(120, -160);
  room.guest.say(room.text().recap(targets));
  room.clock.after(1.4, () =>
    showEnd(room.guest, {
      recap: () => room.text().recap(targets),
      picture: picture(built),
      onDone() {
        room.guest.event({ verb: 'terminated', object: 'sitting', ctx: room.context() });
        room.guest.end(items, 'play');
      },
      onAgain: again,
    }),
  );
};
