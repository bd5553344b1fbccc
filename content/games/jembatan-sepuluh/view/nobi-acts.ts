/** Nobi's little plays: the hop, the fall, the shake. Each takes game time and then goes on. */

import { easeInOut, easeOut, mix } from '@nobi/kit/guest';
import type { Room } from '../room.ts';
import { gapLeft, nobiHome, waterLevel } from './frame.ts';

const turn = Math.PI * 2;

export const hop = (room: Room, height = 34): void => {
  const { nobi } = room.theatre;
  if (room.calm() || nobi.y !== 0) return;
  room.motions.add(
    0.45,
    (t) => {
      nobi.y = -Math.sin(t * Math.PI) * height;
      nobi.stretch = 1 + Math.sin(t * turn) * 0.12;
    },
    () => {
      nobi.y = 0;
      nobi.stretch = 1;
    },
  );
};

/** Walks to `x`, riding the springy deck. */
export const walkTo = (room: Room, x: number, how: { seconds: number; onThere(): void }): void => {
  const { nobi, deck } = room.theatre;
  const from = nobi.x;
  nobi.walking = !room.calm();
  room.motions.add(
    how.seconds,
    (t) => {
      nobi.x = mix(from, x, easeInOut(t));
      nobi.y = deck.sag(nobi.x);
    },
    () => {
      nobi.walking = false;
      nobi.y = 0;
      how.onThere();
    },
  );
};

/** Shakes himself dry, and everybody else wet. It is the best part of falling in. */
const shakeDry = (room: Room, then: () => void): void => {
  const { nobi, sparks } = room.theatre;
  nobi.mood = 'cheer';
  nobi.arms = 'rest';
  room.sounds.play('shake');
  let sprayed = 0;
  room.motions.add(
    1.1,
    (t) => {
      nobi.tilt = Math.sin(t * turn * 8) * 0.2 * (1 - t);
      nobi.stretch = 1 + Math.sin(t * turn * 6) * 0.07 * (1 - t);
      nobi.wet = 1 - t;
      if (t * 4 > sprayed) {
        sprayed += 1;
        sparks.spray({ x: nobi.x, y: -110 }, sprayed % 2 ? 1 : -1);
      }
    },
    () => {
      Object.assign(nobi, { tilt: 0, stretch: 1, wet: 0, mood: 'happy' });
      then();
    },
  );
};

const leapOut = (room: Room, then: () => void): void => {
  const { nobi, sparks } = room.theatre;
  const from = nobi.x;
  const low = nobi.y;
  sparks.splash(from, 0.5);
  room.sounds.play('toss');
  nobi.arms = 'up';
  room.motions.add(
    0.62,
    (t) => {
      nobi.x = mix(from, nobiHome, t);
      nobi.y = mix(low, 0, easeOut(t)) - Math.sin(t * Math.PI) * 110;
      nobi.tilt = -t * turn;
    },
    () => {
      Object.assign(nobi, { x: nobiHome, y: 0, tilt: 0 });
      room.sounds.play('land');
      shakeDry(room, then);
    },
  );
};

const swim = (room: Room, then: () => void): void => {
  const { nobi } = room.theatre;
  const depth = waterLevel + 104;
  nobi.wet = 1;
  nobi.tilt = 0;
  nobi.arms = 'wave';
  room.motions.add(
    1.15,
    (t) => {
      nobi.y = depth + Math.sin(t * turn * 1.6) * 9;
      nobi.tilt = Math.sin(t * turn * 1.2) * 0.08;
      if (t > 0.45) nobi.mood = 'cheer';
    },
    () => leapOut(room, then),
  );
};

/** Walks out on the short bridge to `reach`, looks down too late, and falls in with it. */
export const fallIn = (
  room: Room,
  reach: number,
  on: { drop(): void; splash(): void; dry(): void },
): void => {
  const { nobi, sparks } = room.theatre;
  const edge = Math.max(gapLeft - 20, reach);
  const plunge = (): void => {
    on.drop();
    nobi.mood = 'wow';
    nobi.arms = 'up';
    room.motions.add(
      0.5,
      (t) => {
        nobi.y = (waterLevel + 120) * t * t;
        nobi.tilt = t * 0.5;
      },
      () => {
        sparks.splash(nobi.x, 1.5);
        on.splash();
        swim(room, on.dry);
      },
    );
  };
  walkTo(room, edge, {
    seconds: 0.8,
    onThere() {
      nobi.mood = 'wow';
      nobi.look = { x: nobi.x + 60, y: 200 };
      room.sounds.play('squeak');
      // Hanging in the air for a moment, as one does.
      room.clock.after(0.5, plunge);
    },
  });
};
