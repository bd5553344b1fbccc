/** The sail that a child sews from squares: what it measures, and how it is changed. Pure. */
import type { Spot } from './order.ts';
import { ownCloth } from './save.ts';

export const placeIn = ({ x, y }: Spot): number => y * ownCloth.cols + x;

export const painted = (sail: string, spot: Spot, colour: number): string => {
  const at = placeIn(spot);
  return `${sail.slice(0, at)}${colour}${sail.slice(at + 1)}`;
};

const isCloth = (sail: string, x: number, y: number): boolean =>
  x >= 0 && x < ownCloth.cols && y >= 0 && (sail[placeIn({ x, y })] ?? '0') !== '0';

export const squaresOf = (sail: string): Spot[] =>
  [...sail].flatMap((colour, at) =>
    colour === '0' ? [] : [{ x: at % ownCloth.cols, y: Math.floor(at / ownCloth.cols) }],
  );

/** Sides of squares behind which there is no other one. */
export const edgeOfSail = (sail: string): number =>
  squaresOf(sail).reduce(
    (sum, { x, y }) =>
      sum +
      [
        isCloth(sail, x - 1, y),
        isCloth(sail, x + 1, y),
        isCloth(sail, x, y - 1),
        isCloth(sail, x, y + 1),
      ].filter((isJoined) => !isJoined).length,
    0,
  );
