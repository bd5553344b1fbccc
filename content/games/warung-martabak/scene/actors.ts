/** Pieces as things that can be moved: each has a home in a pan and may travel to a dish or a mouth. */

import { easeInOut, type Motions, mix } from '@nobi/kit/guest';
import { outlineOf, type Point, type Shape, type Slice, slicesOf } from '@nobi/kit/slices';
import { fairCuts } from '../rules/aim.ts';
import { drawnHalf, drawSlices } from '../view/martabak.ts';
import type { Layout, Pot, Spot } from './layout.ts';

export interface Actor {
  element: HTMLElement;
  slices: readonly Slice[];
  /** Which point of the drawing is carried, in units of `@nobi/kit/slices`. */
  grip: Point;
  pot: Pot;
  x: number;
  y: number;
  scale: number;
}

export const homeOf = ({ pot, grip }: Actor): Spot => ({
  x: pot.x + grip.x * pot.unit,
  y: pot.y + grip.y * pot.unit,
});

/** How far it reaches below its grip, in units of `@nobi/kit/slices`: what stands on a dish stands on this. */
export const footOf = ({ slices, grip }: Actor): number =>
  Math.max(...slices.flatMap(({ edges }) => outlineOf(edges)).map(({ y }) => y)) - grip.y;

export const place = (actor: Actor): void => {
  const { element, pot, grip, x, y, scale } = actor;
  const shift = { x: x - pot.x - grip.x * pot.unit, y: y - pot.y - grip.y * pot.unit };
  element.style.transform = `translate(${shift.x.toFixed(1)}px, ${shift.y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
};

const gripOf = (slices: readonly Slice[]): Point => {
  const share = slices.reduce((sum, each) => sum + each.share, 0) || 1;
  return {
    x: slices.reduce((sum, { middle, share: own }) => sum + middle.x * own, 0) / share,
    y: slices.reduce((sum, { middle, share: own }) => sum + middle.y * own, 0) / share,
  };
};

/** The box it is drawn in, which turns and shrinks about its grip. */
const frame = (actor: Actor): void => {
  const { element, grip, pot } = actor;
  const half = drawnHalf * pot.unit;
  Object.assign(element.style, {
    left: `${pot.x - half}px`,
    top: `${pot.y - half}px`,
    width: `${2 * half}px`,
    height: `${2 * half}px`,
    transformOrigin: `${half + grip.x * pot.unit}px ${half + grip.y * pot.unit}px`,
  });
  place(actor);
};

export const makeActor = (shape: Shape, slices: readonly Slice[], pot: Pot): Actor => {
  const element = document.createElement('div');
  element.className = 'actor';
  element.innerHTML = drawSlices(shape, slices);
  const grip = gripOf(slices);
  const actor: Actor = { element, slices, grip, pot, x: 0, y: 0, scale: 1 };
  Object.assign(actor, homeOf(actor));
  frame(actor);
  return actor;
};

/** Where it stands in a pan of another size: as far from the middle as before, in the new measure. */
export const repot = (actor: Actor, pot: Pot): void => {
  const stretch = pot.unit / actor.pot.unit;
  const x = pot.x + (actor.x - actor.pot.x) * stretch;
  const y = pot.y + (actor.y - actor.pot.y) * stretch;
  Object.assign(actor, { pot, x, y });
  frame(actor);
};

/** So much of a fairly cut martabak, as one thing; more than a whole lies in two layers. */
export const portionActor = (
  layout: Layout,
  portion: { shape: Shape; parts: number; full: number },
): Actor => {
  const { table } = layout;
  const pot = {
    x: table.x + table.width / 2,
    y: table.y + table.height / 2,
    unit: layout.pots[0]?.unit ?? 80,
  };
  const all = slicesOf(portion.shape, fairCuts(portion.shape, portion.parts));
  return makeActor(portion.shape, all.slice(0, portion.full), pot);
};

export interface Journey extends Spot {
  scale: number;
  seconds: number;
  /** How high it hops on the way, in pixels. */
  hop?: number;
  done?: () => void;
}

export const travel = (motions: Motions, actor: Actor, way: Journey): void => {
  const from = { x: actor.x, y: actor.y, scale: actor.scale };
  motions.add(
    way.seconds,
    (t) => {
      const eased = easeInOut(t);
      actor.x = mix(from.x, way.x, eased);
      actor.y = mix(from.y, way.y, eased) - Math.sin(t * Math.PI) * (way.hop ?? 0);
      actor.scale = mix(from.scale, way.scale, eased);
      place(actor);
    },
    way.done,
  );
};
