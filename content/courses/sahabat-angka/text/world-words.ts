/** What shapes, lantern rows, scales, rulers and the clock say. */
import type { DayPart } from '../view/day.ts';
import type { ShapeName } from '../view/shapes.ts';

export interface WorldWords {
  shape(name: ShapeName): string;
  hasCorners(name: ShapeName, count: number): string;
  hole: string;
  shapeFits(name: ShapeName): string;
  shapeOther(miss: { picked: ShapeName; corners: number }): string;
  /** As many corners, but other sides. */
  sidesOther(isEven: boolean): string;
  countCorners: string;
  lanterns: string;
  rowFits(part: number): string;
  rowOther: string;
  sayRow: string;
  ownRow(part: number): string;
  makeRow: string;
  addBlock: string;
  takeBlock: string;
  addMarble: string;
  takeMarble: string;
  check: string;
  lengthIs(blocks: number): string;
  lengthOther(blocks: number, isShort: boolean): string;
  weightIs(marbles: number): string;
  weightOther(isLight: boolean): string;
  longer(first: boolean): string;
  longerFits: string;
  longerOther: string;
  lookAtEnds: string;
  heavierFits: string;
  heavierOther: string;
  watchScale: string;
  later: string;
  earlier: string;
  clock(hour: number): string;
  clockFits(hour: number, part: DayPart): string;
  clockOther(hour: number, wanted: number): string;
  hourRead(hour: number): string;
  hourOther(picked: number): string;
  shortHand: string;
  partFits(part: DayPart): string;
  partOther(part: DayPart): string;
  lookAtSky: string;
}
