/** Cloths as short text. */
import { PackedReader, packLine, packNumber, packStep } from '@nobi/kit/studio';
import type { Mark } from './marks.ts';
import { longSide } from './shape.ts';
import { modes } from './symmetry.ts';
import { dyeNames, sizes, stampNames } from './tools.ts';

const kinds = ['line', 'stamp', 'dye', 'boil'] as const;

const packOne = (mark: Mark): string => {
  const kind = kinds.indexOf(mark.kind);
  if (mark.kind === 'boil') return packNumber(kind * modes.length);
  if (mark.kind === 'dye') return packNumber(kind * modes.length) + packNumber(mark.dye);
  const head = packNumber(kind * modes.length + modes.indexOf(mark.mode)) + packNumber(mark.size);
  if (mark.kind === 'stamp') return head + [mark.stamp, mark.x, mark.y].map(packStep).join('');
  return head + packLine(mark.line);
};

export const pack = (marks: readonly Mark[]): string => marks.map(packOne).join('');

const mostPoints = 3000;

const readOne = (from: PackedReader): Mark | null => {
  const head = from.number(kinds.length * modes.length - 1);
  if (head === null) return null;
  const kind = kinds[Math.floor(head / modes.length)];
  if (kind === 'boil') return { kind };
  if (kind === 'dye') {
    const dye = from.number(dyeNames.length - 1);
    return dye === null ? null : { kind, dye };
  }
  const mode = modes[head % modes.length] ?? 'off';
  const size = from.number(sizes - 1);
  if (size === null) return null;
  if (kind === 'line') {
    const line = from.line(mostPoints);
    return line && { kind, mode, size, line };
  }
  const [stamp, x, y] = [from.step(), from.step(), from.step()];
  if (stamp === null || x === null || y === null || !stampNames[stamp]) return null;
  return { kind: 'stamp', mode, size, stamp, x, y };
};

/** As much of a cloth as can be read; a damaged end costs the end, not the picture. */
export const unpack = (text: string): Mark[] => {
  const from = new PackedReader(text, longSide);
  const marks: Mark[] = [];
  while (!from.isDone) {
    const mark = readOne(from);
    if (mark === null) break;
    marks.push(mark);
  }
  return marks;
};
