/** What the animals have in common: legs, eyes, mouths. */
import { disc, strokePath } from '../view/sprite.ts';

export interface Pose {
  /** Seconds of walking; legs swing with it. */
  gait: number;
  /** 0 calm, 1 wide-eyed. */
  fright: number;
  /** Mouth, wing, trunk or shell, whichever the animal is funny with: 0 to 1. */
  act: number;
}

export interface Animal {
  name: 'tiger' | 'elephant' | 'crocodile' | 'chicken' | 'turtle' | 'monkey';
  weight: number;
  /** Seconds to cross. */
  pace: number;
  radius: number;
  draw(ctx: CanvasRenderingContext2D, pose: Pose): void;
  /** A round face for the free play, centred on the origin, radius 50. */
  drawBall(ctx: CanvasRenderingContext2D, fright: number): void;
}

export const eyes = (
  ctx: CanvasRenderingContext2D,
  at: { x: number; y: number; gap: number },
  fright: number,
): void => {
  for (const side of [-1, 1]) {
    const x = at.x + side * at.gap;
    if (fright > 0.3) disc(ctx, { x, y: at.y, rx: 9 + fright * 2 }, '#fff');
    disc(ctx, { x, y: at.y, rx: 5.5 - fright * 1.5 }, '#2A1E6B');
    disc(ctx, { x: x + 2, y: at.y - 2, rx: 1.8 }, '#fff');
  }
};

export const legs = (
  ctx: CanvasRenderingContext2D,
  pose: Pose,
  look: { at: readonly number[]; length: number; width: number; color: string },
): void => {
  for (const [i, x] of look.at.entries()) {
    const swing = Math.sin(pose.gait * 9 + (i % 2 ? Math.PI : 0)) * 0.5;
    const lift = Math.max(0, Math.cos(pose.gait * 9 + (i % 2 ? Math.PI : 0))) * 5;
    strokePath(
      ctx,
      `M${x} ${-look.length - 6}L${x + Math.sin(swing) * look.length} ${-look.width / 2 - lift}`,
      { color: look.color, width: look.width },
    );
  }
};

export const at = (
  ctx: CanvasRenderingContext2D,
  place: { x: number; y: number; k?: number; turn?: number },
  paint: () => void,
): void => {
  ctx.save();
  ctx.translate(place.x, place.y);
  ctx.rotate(place.turn ?? 0);
  ctx.scale(place.k ?? 1, place.k ?? 1);
  paint();
  ctx.restore();
};

export const mouth = (
  ctx: CanvasRenderingContext2D,
  at: { x: number; y: number },
  open: number,
): void => {
  const { x, y } = at;
  if (open > 0.1) disc(ctx, { x, y: y + 3, rx: 7, ry: 3 + open * 8 }, '#6B1B3A');
  else strokePath(ctx, `M${x - 8} ${y}q8 7 16 0`, { color: '#4A2A10', width: 3 });
};
