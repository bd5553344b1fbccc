/** The worked example after three misses: Nobi lays the planks and counts every dot. */
import { setPlanks, slotsFor } from './planks.ts';
import type { Room } from './room.ts';
import { wayToFit } from './rules.ts';
import { leftOf, planksIn, roundOf } from './session.ts';

const beat = 0.34;

export const showWorked = (room: Room, then: () => void): void => {
  const { sitting } = room.memory.game;
  const round = roundOf(sitting);
  const way = wayToFit(round, leftOf(sitting), sitting.laid) ?? [];
  const planks = [...planksIn(sitting), ...way.map((place) => round.tray[place] ?? 0)];
  const { show, nobi } = room.theatre;
  const bridge = slotsFor(planks, show.unit).map((each) => ({ ...each, lit: 0 }));
  show.dots = true;
  show.marks = { covered: 0 };
  show.bridge = [];
  room.world.clear();
  nobi.mood = 'happy';
  room.stage.tell(room.text().watch(planks, round.target));

  let wait = 0.8;
  let counted = 0;
  for (const plank of bridge) {
    room.clock.after(wait, () => {
      show.bridge = [...(show.bridge ?? []), plank];
      nobi.look = { x: plank.x, y: 20 };
      room.sounds.play('land');
    });
    wait += 0.45;
    for (let dot = 1; dot <= plank.length; dot += 1) {
      room.clock.after(wait, () => {
        plank.lit = dot;
        counted += 1;
        show.marks = { covered: counted };
        // The pitch climbs with the count, so the ear follows too.
        room.sounds.play('count', { pitch: 0.8 + counted * 0.045 });
      });
      wait += beat;
    }
  }
  room.clock.after(wait + 1.4, () => {
    show.bridge = null;
    setPlanks(room, planksIn(sitting));
    show.marks = { covered: 0 };
    then();
    room.stage.tell(room.text().yourTurn);
  });
};
