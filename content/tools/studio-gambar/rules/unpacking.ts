/** Reads drawings back; what makes no sense ends the drawing there. */
import { PackedReader } from '@nobi/kit/studio';
import { longSide, type Mark, mirrors } from './marks.ts';
import { kinds } from './packing.ts';

/** How many of each there are; a save that names more is not ours. */
interface Stock {
  brushes: number;
  colors: number;
  stickers: number;
  papers: number;
}

const mostPoints = 5000;

const readStroke = (
  from: PackedReader,
  mirror: (typeof mirrors)[number],
  stock: Stock,
): Mark | null => {
  const tool = from.number(stock.brushes * 3 - 1);
  const color = from.number(stock.colors - 1);
  const line = color === null ? null : from.line(mostPoints);
  if (tool === null || color === null || line === null) return null;
  return { kind: 'stroke', brush: Math.floor(tool / 3), color, size: tool % 3, mirror, line };
};

const readStick = (
  from: PackedReader,
  mirror: (typeof mirrors)[number],
  { stock, marks }: { stock: Stock; marks: readonly Mark[] },
): Mark | null => {
  const art = from.number(stock.stickers - 1);
  const [x, y, wide] = [from.number(longSide), from.number(longSide), from.number(longSide)];
  const over = from.number(marks.length);
  if (art === null || x === null || y === null || wide === null || over === null) return null;
  if (over > 0 && marks[over - 1]?.kind !== 'stick') return null;
  return { kind: 'stick', art, x, y, wide, mirror, over: over === 0 ? null : over - 1 };
};

const readMark = (from: PackedReader, stock: Stock, marks: readonly Mark[]): Mark | null => {
  const tag = from.number(kinds.length * 3 - 1);
  if (tag === null) return null;
  const kind = kinds[Math.floor(tag / 3)];
  const mirror = mirrors[tag % 3] ?? 'off';
  if (kind === 'stroke') return readStroke(from, mirror, stock);
  if (kind === 'stick') return readStick(from, mirror, { stock, marks });
  if (kind === 'clear') return { kind };
  if (kind === 'paper') {
    const paper = from.number(stock.papers - 1);
    return paper === null ? null : { kind, paper };
  }
  const over = from.number(marks.length - 1);
  return over === null || marks[over]?.kind !== 'stick' ? null : { kind: 'peel', over };
};

/** As much of a drawing as can be read; a damaged end costs the end, not the picture. */
export const unpack = (text: string, stock: Stock): Mark[] => {
  const from = new PackedReader(text, longSide);
  const marks: Mark[] = [];
  while (!from.isDone) {
    const mark = readMark(from, stock, marks);
    if (mark === null) break;
    marks.push(mark);
  }
  return marks;
};
