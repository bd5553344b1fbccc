/** What the scale shows: heavy and light, before everybody's eyes. It judges nothing. */
import type { Fraction } from '../rules/order-forms.ts';
import { type Actor, footOf, homeOf, place, travel } from '../scene/actors.ts';
import { fractionSymbol } from '../view/ticket.ts';
import type { Context } from './context.ts';

type Side = 'left' | 'right';
export interface Load {
  actors: readonly Actor[];
  side: Side;
}

const dishHalf = 62;

/** Overshoots a little and comes back, as a spring does. */
const springy = (t: number): number =>
  1 - Math.cos(t * Math.PI * 2.5) * Math.exp(-t * 4.2) * (1 - t);

/** Pieces on a dish lie side by side, small enough that all fit. */
const spots = (context: Context, { actors, side }: Load) => {
  const { balance } = context.stall;
  const at = balance.dish(side);
  const unit = actors[0]?.pot.unit ?? 100;
  const size = actors.length > 1 ? 0.72 : 0.9;
  const scale = Math.min(0.8, (dishHalf * balance.unit * size) / unit);
  const step = Math.min(30, 76 / Math.max(1, actors.length)) * balance.unit;
  return actors.map((actor, i) => ({
    actor,
    x: at.x + (i - (actors.length - 1) / 2) * step,
    y: at.y + 2 * balance.unit - scale * unit * footOf(actor) - (i % 2) * 10 * balance.unit,
    scale,
  }));
};

const carry = (context: Context, loads: readonly Load[]): void => {
  for (const load of loads)
    for (const { actor, x, y, scale } of spots(context, load)) {
      Object.assign(actor, { x, y, scale });
      place(actor);
    }
};

/** Flies the loads to the dishes, lets the beam find its rest, and then tells. */
export const weigh = (
  context: Context,
  scale: { loads: readonly Load[]; brass: Fraction | null; tilt: number },
  then: () => void,
): void => {
  const { stall, motions, sounds, clock } = context;
  const { balance } = stall;
  const { loads, brass, tilt } = scale;
  stall.dim(true);
  balance.weight(brass && fractionSymbol(brass));
  balance.tilt(0);
  balance.show(true);
  for (const load of loads) for (const { element } of load.actors) element.classList.add('is-up');
  const flight = context.calm() ? 0.02 : 0.55;
  for (const load of loads)
    for (const { actor, ...to } of spots(context, load))
      travel(motions, actor, { ...to, seconds: flight, hop: context.calm() ? 0 : 40 });
  clock.after(flight + 0.1, () => {
    sounds.play('clink');
    motions.add(
      context.calm() ? 0.02 : 1.3,
      (t) => {
        balance.tilt(tilt * springy(t));
        carry(context, loads);
      },
      () => {
        sounds.play(tilt === 0 ? 'level' : 'tip');
        then();
      },
    );
  });
};

/** How far the beam leans for so much difference; a small one must be seen too. */
export const leanOf = (left: number, right: number): number => {
  const gap = right - left;
  if (gap === 0) return 0;
  return Math.sign(gap) * Math.min(1, 0.3 + Math.abs(gap) * 2.2);
};

/** The scale goes, and the pieces with it to their places. */
export const putAway = (context: Context, actors: readonly Actor[], then: () => void): void => {
  const { stall, motions, clock } = context;
  stall.balance.show(false);
  stall.dim(false);
  const seconds = context.calm() ? 0.02 : 0.45;
  for (const actor of actors) {
    const home = homeOf(actor);
    travel(motions, actor, { ...home, scale: 0.985, seconds, hop: context.calm() ? 0 : 24 });
  }
  clock.after(seconds + 0.05, () => {
    for (const { element } of actors) element.classList.remove('is-up');
    then();
  });
};
