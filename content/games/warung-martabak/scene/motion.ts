/** Overshoots a little and comes back, as a spring does. */
export const springy = (t: number): number =>
  1 - Math.cos(t * Math.PI * 2.5) * Math.exp(-t * 4.2) * (1 - t);
