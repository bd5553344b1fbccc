/** A sail of two pieces, the second one cut by the child: n is [0, width, height, area], [1, width, height,
 *  edge] or [2, width, height, area, edge]; width and height are those of the first piece. Pure. */
import { at, beside, type Lattice, type Rule, type Spot } from '../order.ts';

export const cloth: Lattice = { cols: 8, rows: 6 };

export const areaOf = (n: readonly number[], { x, y }: Spot): number =>
  at(n, 1) * at(n, 2) + (x + 1) * (y + 1);

/** All around, without the seam between the pieces; both stand on the same boom. */
export const edgeOf = (n: readonly number[], { x, y }: Spot): number =>
  2 * (at(n, 1) + x + 1) + 2 * Math.max(at(n, 2), y + 1);

const edgesOfPieces = (n: readonly number[], { x, y }: Spot): number =>
  2 * (at(n, 1) + at(n, 2)) + 2 * (x + 1 + y + 1);

export const sail: Rule = {
  lattice: () => cloth,
  start: () => ({ x: 0, y: 0 }),
  judge(n, spot) {
    const [kind, wanted] = [at(n, 0), at(n, 3)];
    const [area, edge] = [areaOf(n, spot), edgeOf(n, spot)];
    if (kind === 0) {
      if (area === wanted) return 'fits';
      if (edge === wanted) return 'swapped';
      return (spot.x + 1) * (spot.y + 1) === wanted ? 'forgotten' : beside(area, wanted);
    }
    if (kind === 1) {
      if (edge === wanted) return 'fits';
      if (area === wanted) return 'swapped';
      return edgesOfPieces(n, spot) === wanted ? 'seam' : beside(edge, wanted);
    }
    const edgeFits = edge === at(n, 4);
    if (area === wanted) return edgeFits ? 'fits' : 'half';
    return edgeFits ? 'half' : beside(area, wanted);
  },
};
