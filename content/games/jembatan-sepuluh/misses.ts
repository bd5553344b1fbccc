/** What a bridge that does not fit does. A miss is information, and a joke; it costs nothing. */
import type { Room } from './room.ts';
import { total } from './rules.ts';
import { gapLeft } from './view/frame.ts';
import { fallIn, hop } from './view/nobi-acts.ts';

/** Too short: it flops, Nobi with it, and Nobi shakes himself dry. */
export const missShort = (
  room: Room,
  miss: { by: number; planks: readonly number[] },
  then: () => void,
): void => {
  const { show, sparks } = room.theatre;
  // The part that is missing shows itself, for those who count.
  show.marks = { covered: total(miss.planks) };
  if (room.calm()) {
    room.stage.tell(room.text().short(miss.by));
    room.clock.after(2.2, then);
    return;
  }
  const reach = gapLeft + total(miss.planks) * show.unit - 34;
  fallIn(room, reach, {
    drop() {
      show.marks = null;
      show.rope = false;
      room.world.rope(false);
      room.world.release();
      for (const thing of room.world.things())
        room.world.kick(thing.key, {
          x: (Math.random() - 0.5) * 3,
          y: -1.5,
          spin: (Math.random() - 0.4) * 0.12,
        });
    },
    splash() {
      room.sounds.play('splash');
      sparks.word(room.text().splash, { x: 60, y: -20 });
      room.stage.tell(room.text().short(miss.by));
    },
    dry: () => room.clock.after(0.5, then),
  });
};

/** Too long: it lies there sticking out, everybody has a look, and then it springs away. */
export const missLong = (room: Room, miss: { by: number; key: number }, then: () => void): void => {
  const { nobi, sparks, show } = room.theatre;
  show.over = { key: miss.key, by: miss.by };
  const thing = room.world.things().find((each) => each.key === miss.key);
  nobi.mood = 'wow';
  nobi.look = { x: thing?.x ?? 100, y: thing?.y ?? -20 };
  room.stage.tell(room.text().long(miss.by));
  room.clock.after(1.8, () => {
    show.over = null;
    if (room.calm()) {
      then();
      return;
    }
    room.sounds.play('boing');
    sparks.word(room.text().boing, { x: 110, y: -150 });
    room.world.kick(miss.key, { x: 4.5, y: -19, spin: 0.3, ghost: true });
    hop(room, 40);
    nobi.mood = 'cheer';
    room.clock.after(1.25, then);
  });
};
