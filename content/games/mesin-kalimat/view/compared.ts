/** Somebody beside a thing, and in what the one is more than the other. Pure. */
import type { Does, Who } from '../rules/meaning.ts';
import type { Degree } from '../rules/words.ts';
import { calm, crowd, drawn, propOf, put } from './crowd.ts';

type Than = Extract<Does, { kind: 'than' }>;

/** How wide and how high the one is drawn, and the most that the other may take of the frame. */
const sizes: Readonly<
  Record<Degree, { who: readonly [number, number]; other: readonly [number, number] }>
> = {
  smaller: { who: [0.5, 0.5], other: [168, 168] },
  bigger: { who: [1.46, 1.46], other: [70, 62] },
  taller: { who: [0.8, 1.62], other: [104, 86] },
  rounder: { who: [1.62, 0.92], other: [66, 150] },
};

export const compared = (who: Who, { degree, object }: Than): string => {
  const { tall, wide } = propOf(object);
  const { who: stretched, other } = sizes[degree];
  const [across, up] = [other[0] / wide, other[1] / tall];
  // What is less round is squeezed; the others keep how they look.
  const size =
    degree === 'rounder' ? `${across.toFixed(2)} ${up.toFixed(2)}` : Math.min(across, up);
  const one = crowd({ ...who, shape: null }, calm, 'mv-sway');
  const x = degree === 'smaller' ? [-96, 40] : [-52, 92];
  return put([x[1] ?? 0, 0], size, drawn(object)) + put([x[0] ?? 0, 0], stretched.join(' '), one);
};
