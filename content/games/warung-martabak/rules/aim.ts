/** The knife by keyboard: an aim that turns step by step. */
import { boxHalf, type Cut, polar, type Shape } from '@nobi/kit/slices';
import { level, upright } from './knife.ts';

/** For a keyboard: 24 steps round the rim, or along the box; the other axis is the other kind of cut. */
export interface Aim {
  step: number;
  other: boolean;
}

const aimSteps = 24;

export const freshAim: Aim = { step: 0, other: false };

export const cutAt = (shape: Shape, { step, other }: Aim): Cut => {
  if (shape === 'round') {
    const angle = (step * 2 * Math.PI) / aimSteps - Math.PI / 2;
    return { from: polar(angle), to: other ? { x: 0, y: 0 } : polar(angle + Math.PI) };
  }
  // The first and the last step would cut off nothing.
  const part = (Math.min(aimSteps - 1, Math.max(1, step)) / aimSteps) * 2 - 1;
  return other ? level(part * boxHalf.y) : upright(part * boxHalf.x);
};

export const turned = (shape: Shape, aim: Aim, by: number): Aim => {
  const step = aim.step + by;
  if (shape === 'round') return { ...aim, step: (step + aimSteps) % aimSteps };
  return { ...aim, step: Math.min(aimSteps - 1, Math.max(1, step)) };
};

/** One good way to cut equal pieces, for the worked example, the marks and what comes cut already. */
export const fairCuts = (shape: Shape, parts: number): Cut[] =>
  aimsFor(shape, parts).map((aim) => cutAt(shape, aim));

const count = (many: number): number[] => Array.from({ length: many }, (_, i) => i);

export const aimsFor = (shape: Shape, parts: number): Aim[] => {
  if (parts < 2) return [];
  const step = aimSteps / parts;
  if (shape === 'round')
    return parts % 2 === 0
      ? count(parts / 2).map((i) => ({ step: i * step, other: false }))
      : count(parts).map((i) => ({ step: i * step, other: true }));
  const rows = parts >= 4 && parts % 2 === 0 ? 2 : 1;
  const columns = parts / rows;
  const across = rows === 2 ? [{ step: aimSteps / 2, other: true }] : [];
  return [
    ...across,
    ...count(columns - 1).map((i) => ({ step: ((i + 1) * aimSteps) / columns, other: false })),
  ];
};
