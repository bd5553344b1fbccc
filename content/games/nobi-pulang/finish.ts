/** The calm end of a sitting: what was done today, and a big button to stop. */
import { showEnd } from '@nobi/kit/guest';
import { homePicture } from '../../boards/home-art.ts';
import type { Room } from './room.ts';

const picture = (count: number): HTMLElement => {
  const row = document.createElement('div');
  row.className = 'homes';
  row.setAttribute('aria-hidden', 'true');
  row.innerHTML = Array.from({ length: count }, () => homePicture).join('');
  return row;
};

export const finishSitting = (room: Room, solved: readonly string[], again: () => void): void => {
  const bugs = solved.filter((skill) => skill === 'debug').length;
  const recap = (): string => room.text().recap(solved.length, bugs);
  room.sounds.play('finish');
  room.guest.say(recap());
  showEnd(room.guest, {
    recap,
    picture: picture(solved.length),
    onDone() {
      room.guest.event({ verb: 'terminated', object: 'sitting', ctx: room.context() });
      room.guest.end(solved.length, 'play');
    },
    onAgain: again,
  });
};
