/** A thing on the quay, on the hook or in the water. */
import type { SpotId } from '../rules/spots.ts';
import type { Thing } from '../rules/things.ts';
import type { Pen } from '../view/brush.ts';
import { pictureOf } from '../view/pictures.ts';
import { feetAt, feetHome, type Point, thingAt } from './hits.ts';
import type { Layout } from './layout.ts';

export interface Actor {
  readonly thing: Thing;
  readonly home: number;
  spot: SpotId | null;
  isHeld: boolean;
  /** On its way by itself: nobody else moves it. */
  isFlying: boolean;
  x: number;
  y: number;
  side: number;
  tilt: number;
  /** 1 is its own shape, below it is pressed flat. */
  stretch: number;
}

const factor = ({ size }: Thing): number => (size === 'small' ? 0.58 : size === 'big' ? 1.2 : 1);

export const sideAt = (layout: Layout, thing: Thing, spot: SpotId | null): number =>
  spot === null
    ? Math.min(layout.thing, layout.thing * 0.94 * factor(thing))
    : thingAt(layout) * factor(thing);

export const makeActor = (thing: Thing, home: number): Actor => ({
  thing,
  home,
  spot: null,
  isHeld: false,
  isFlying: false,
  x: 0,
  y: 0,
  side: 60,
  tilt: 0,
  stretch: 1,
});

export const feetOf = (layout: Layout, actor: Actor, spot: SpotId | null): Point =>
  spot === null ? feetHome(layout, actor.home) : feetAt(layout, spot);

/** Puts it where it belongs, at once. */
export const settle = (layout: Layout, actor: Actor): void => {
  const { x, y } = feetOf(layout, actor, actor.spot);
  Object.assign(actor, { x, y, side: sideAt(layout, actor.thing, actor.spot), tilt: 0 });
};

export const paintActor = (pen: Pen, actor: Actor, sunk: number): void => {
  const picture = pictureOf(actor.thing);
  if (!picture) return;
  const { side, stretch } = actor;
  pen.save();
  pen.translate(actor.x, actor.y + sunk);
  pen.rotate(actor.tilt);
  const wide = side / Math.sqrt(stretch);
  const high = side * stretch;
  pen.drawImage(picture, -wide / 2, -high * 0.97, wide, high);
  pen.restore();
};
