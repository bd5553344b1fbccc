/** Where the picture ends on a screen of any shape. */
import { type Frame, toWorld } from '@nobi/kit/canvas';

export type Ctx = CanvasRenderingContext2D;

export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const edgesOf = (frame: Frame): Edges => {
  const start = toWorld(frame, { x: 0, y: 0 });
  const end = toWorld(frame, { x: frame.width, y: frame.height });
  return { left: start.x, right: end.x, top: start.y, bottom: end.y };
};

export const river = -46;
