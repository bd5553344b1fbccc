import { line } from '../paint.ts';

/** A row of waves from side to side. */
export const waves = (y: number, colour: string): string =>
  line(
    `M-10 ${y}q15-9 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0`,
    colour,
    3,
  );
