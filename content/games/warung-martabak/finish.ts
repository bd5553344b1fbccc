/** The calm end of a sitting: what was made today, and a big button to stop. */
import { showEnd } from '@nobi/kit/guest';
import type { Room } from './room.ts';
import { roundsPerSitting, taskNamed } from './session.ts';
import { fractionPicture, fractionSymbol } from './view/ticket.ts';

const servedTasks = (room: Room) =>
  room.memory.game.sitting.served.flatMap((id) => taskNamed(id) ?? []);

const picture = (room: Room): HTMLElement => {
  const box = document.createElement('div');
  box.className = 'works';
  box.setAttribute('aria-hidden', 'true');
  const made = servedTasks(room).map(
    ({ want, shape }) => `${fractionPicture(want, shape)}${fractionSymbol(want)}`,
  );
  for (const each of new Set(made)) {
    const card = document.createElement('div');
    card.innerHTML = each;
    box.append(card);
  }
  return box;
};

export const finishSitting = (room: Room, again: () => void): void => {
  const recap = (): string => {
    const tasks = servedTasks(room);
    const built = tasks.filter(({ form }) => form !== 'share').map(({ want }) => want);
    const shared = tasks.filter(({ form }) => form === 'share').map(({ want }) => want.bottom);
    const names = new Map(built.map((each) => [room.text().say(each), each]));
    return room.text().recap([...names.values()], shared);
  };
  room.stall.crowd.everybody('joy');
  room.sounds.play('finish');
  room.guest.say(recap());
  room.clock.after(0.8, () =>
    showEnd(room.guest, {
      recap,
      picture: picture(room),
      onDone() {
        room.guest.event({ verb: 'terminated', object: 'sitting', ctx: room.context() });
        room.guest.end(roundsPerSitting, 'play');
      },
      onAgain: again,
    }),
  );
};
