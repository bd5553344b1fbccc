/** Keys that pull: an arrow is one place, a big step is five. */
import type { Lattice, Spot } from '../rules/order.ts';

const steps: Readonly<Record<string, Spot>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  PageUp: { x: 0, y: 5 },
  PageDown: { x: 0, y: -5 },
  Home: { x: -99, y: 0 },
  End: { x: 99, y: 0 },
};

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export const inside = ({ x, y }: Spot, { cols, rows }: Lattice): Spot => ({
  x: within(x, cols - 1),
  y: within(y, rows - 1),
});

/** Where it is after a key, or null where the key means nothing here. */
export const movedBy = (key: string, lattice: Lattice, { x, y }: Spot): Spot | null => {
  const step = steps[key];
  if (!step) return null;
  // Where there is but one row, every arrow pulls along it.
  const isRow = lattice.rows === 1;
  const isColumn = lattice.cols === 1;
  const [across, up] = [step.x + (isRow ? step.y : 0), step.y + (isColumn ? step.x : 0)];
  return inside({ x: x + across, y: y + up }, lattice);
};
