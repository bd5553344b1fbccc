/** Crates of a cubic metre: n is [0, height, volume] for a floor to be pulled out, [1, height, volume, width,
 *  depth] where such a block is aboard already, [2, height, volume, edge of the floor]. Pure. */
import { at, beside, type Lattice, type Rule, type Spot } from '../order.ts';

export const floor: Lattice = { cols: 8, rows: 6 };

export const floorOf = ({ x, y }: Spot): number => (x + 1) * (y + 1);
const aboard = (n: readonly number[]): number => (at(n, 0) === 1 ? at(n, 3) * at(n, 4) : 0);

export const volumeOf = (n: readonly number[], spot: Spot): number =>
  (aboard(n) + floorOf(spot)) * at(n, 1);

export const hold: Rule = {
  lattice: () => floor,
  start: () => ({ x: 0, y: 0 }),
  judge(n, spot) {
    const [kind, height, wanted] = [at(n, 0), at(n, 1), at(n, 2)];
    const volume = volumeOf(n, spot);
    const around = 2 * (spot.x + 1) + 2 * (spot.y + 1);
    if (kind === 2) {
      const edgeFits = around === at(n, 3);
      if (volume === wanted) return edgeFits ? 'fits' : 'half';
      if (edgeFits) return 'half';
    }
    if (volume === wanted) return 'fits';
    if (kind === 1 && floorOf(spot) * height === wanted) return 'forgotten';
    if (floorOf(spot) + aboard(n) === wanted) return 'flat';
    if (floorOf(spot) + height === wanted || spot.x + 1 + spot.y + 1 + height === wanted)
      return 'added';
    return around * height === wanted ? 'swapped' : beside(volume, wanted);
  },
};
