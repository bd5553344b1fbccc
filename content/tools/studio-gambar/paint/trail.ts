/** What a stamping brush leaves behind. */
import type { BrushName } from '../rules/paints.ts';

export type Ink = CanvasRenderingContext2D;

type StampBrush = Extract<BrushName, 'stars' | 'rainbow' | 'batik' | 'spray'>;

export interface Trail {
  brush: StampBrush;
  color: string;
  width: number;
  line: readonly number[];
}
