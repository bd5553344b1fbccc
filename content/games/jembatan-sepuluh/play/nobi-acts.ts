/** Nobi's little plays: the hop, the fall, the shake. Each takes game time and then goes on. */
import { easeInOut, easeOut, mix } from '@nobi/kit/guest';
import { gapLeft, nobiHome, waterLevel } from '../scene/frame.ts';
import type { Context } from './context.ts';

const turn = Math.PI * 2;

export const hop = (context: Context, height = 34): void => {
  const { nobi } = context.theatre;
  if (context.calm() || nobi.y !== 0) return;
  context.motions.add(
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
export const walkTo = (
  context: Context,
  x: number,
  how: { seconds: number; onThere(): void },
): void => {
  const { nobi, deck } = context.theatre;
  const from = nobi.x;
  nobi.walking = !context.calm();
  context.motions.add(
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
const shakeDry = (context: Context, then: () => void): void => {
  const { nobi, sparks } = context.theatre;
  nobi.mood = 'cheer';
  nobi.arms = 'rest';
  context.sounds.play('shake');
  let sprayed = 0;
  context.motions.add(
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

const leapOut = (context: Context, then: () => void): void => {
  const { nobi, sparks } = context.theatre;
  const from = nobi.x;
  const low = nobi.y;
  sparks.splash(from, 0.5);
  context.sounds.play('toss');
  nobi.arms = 'up';
  context.motions.add(
    0.62,
    (t) => {
      nobi.x = mix(from, nobiHome, t);
      nobi.y = mix(low, 0, easeOut(t)) - Math.sin(t * Math.PI) * 110;
      nobi.tilt = -t * turn;
    },
    () => {
      Object.assign(nobi, { x: nobiHome, y: 0, tilt: 0 });
      context.sounds.play('land');
      shakeDry(context, then);
    },
  );
};

const swim = (context: Context, then: () => void): void => {
  const { nobi } = context.theatre;
  const depth = waterLevel + 104;
  nobi.wet = 1;
  nobi.tilt = 0;
  nobi.arms = 'wave';
  context.motions.add(
    1.15,
    (t) => {
      nobi.y = depth + Math.sin(t * turn * 1.6) * 9;
      nobi.tilt = Math.sin(t * turn * 1.2) * 0.08;
      if (t > 0.45) nobi.mood = 'cheer';
    },
    () => leapOut(context, then),
  );
};

/** Walks out on the short bridge to `reach`, looks down too late, and falls in with it. */
export const fallIn = (
  context: Context,
  reach: number,
  on: { drop(): void; splash(): void; dry(): void },
): void => {
  const { nobi, sparks } = context.theatre;
  const edge = Math.max(gapLeft - 20, reach);
  const plunge = (): void => {
    on.drop();
    nobi.mood = 'wow';
    nobi.arms = 'up';
    context.motions.add(
      0.5,
      (t) => {
        nobi.y = (waterLevel + 120) * t * t;
        nobi.tilt = t * 0.5;
      },
      () => {
        sparks.splash(nobi.x, 1.5);
        on.splash();
        swim(context, on.dry);
      },
    );
  };
  walkTo(context, edge, {
    seconds: 0.8,
    onThere() {
      nobi.mood = 'wow';
      nobi.look = { x: nobi.x + 60, y: 200 };
      context.sounds.play('squeak');
      // Hanging in the air for a moment, as one does.
      context.clock.after(0.5, plunge);
    },
  });
};
