/** What lies in the water. Each is drawn in two layers, so that things stand in it, not on top of it. */
import type { BerthId, SpotId } from '../rules/spots.ts';
import {
  basketFront,
  crateFront,
  houseBack,
  houseFront,
  paintBridge,
  paintTable,
  palm,
  ring,
  underRaft,
} from './berth-things.ts';
import {
  mast,
  paintBigHull,
  paintCabin,
  paintSmallBoat,
  pontoon,
  rock,
  spout,
  whale,
} from './boats.ts';
import { box, fill, type Pen } from './brush.ts';

export interface Afloat {
  pen: Pen;
  /** How deep a spot lies lower than at rest, in units. */
  sunk(spot: SpotId): number;
}

const sinking = ({ pen, sunk }: Afloat, spot: SpotId, paint: () => void): void => {
  pen.save();
  pen.translate(0, sunk(spot));
  paint();
  pen.restore();
};
const backs: Record<BerthId, (afloat: Afloat) => void> = {
  port(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-boat', () => mast(pen, [12, 96], '#ffc53d'));
    sinking(afloat, 'on-island', () => {
      palm(pen);
      fill(pen, 'M124 204Q138 160 179 160T234 204Z', '#ffd98f');
    });
    sinking(afloat, 'in-box', () => box(pen, [254, 138, 94, 30, 5], '#7a4420'));
  },
  bay(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-whale', () => {
      spout(pen);
      whale(pen);
    });
    sinking(afloat, 'on-rock', () => rock(pen));
    sinking(afloat, 'in-basket', () => box(pen, [254, 140, 98, 26, 10], '#7a4420'));
  },
  boats(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-big-boat', () => paintCabin(pen));
    sinking(afloat, 'between-boats', () => ring(pen));
  },
  bridge(afloat) {
    sinking(afloat, 'under-bridge', () => underRaft(afloat.pen));
    sinking(afloat, 'next-to-bridge', () => pontoon(afloat.pen));
    sinking(afloat, 'on-bridge', () => paintBridge(afloat.pen));
  },
  house(afloat) {
    sinking(afloat, 'on-house', () => houseBack(afloat.pen));
    sinking(afloat, 'next-to-house', () => pontoon(afloat.pen));
  },
  table(afloat) {
    sinking(afloat, 'on-table', () => paintTable(afloat.pen));
    sinking(afloat, 'next-to-table', () => pontoon(afloat.pen));
  },
};

const fronts: Record<BerthId, (afloat: Afloat) => void> = {
  port(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-boat', () => paintSmallBoat(pen));
    sinking(afloat, 'in-box', () => crateFront(pen));
  },
  bay(afloat) {
    sinking(afloat, 'in-basket', () => basketFront(afloat.pen));
  },
  boats(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-small-boat', () => {
      pen.translate(5, 38);
      pen.scale(0.82, 0.82);
      paintSmallBoat(pen);
    });
    sinking(afloat, 'on-big-boat', () => paintBigHull(pen));
  },
  bridge: () => undefined,
  house(afloat) {
    sinking(afloat, 'on-house', () => houseFront(afloat.pen));
  },
  table: () => undefined,
};

export const paintBack = (berth: BerthId, afloat: Afloat): void => backs[berth](afloat);
export const paintFront = (berth: BerthId, afloat: Afloat): void => fronts[berth](afloat);
