/** Drawings as short text. */
import { packLine, packNumber } from '@nobi/kit/studio';
import { type Mark, mirrors } from './marks.ts';

export const kinds = ['stroke', 'stick', 'peel', 'paper', 'clear'] as const;

const head = (kind: (typeof kinds)[number], mirror: (typeof mirrors)[number] = 'off'): string =>
  packNumber(kinds.indexOf(kind) * 3 + mirrors.indexOf(mirror));

const packOne = (mark: Mark): string => {
  if (mark.kind === 'stroke')
    return `${head('stroke', mark.mirror)}${packNumber(mark.brush * 3 + mark.size)}${packNumber(mark.color)}${packLine(mark.line)}`;
  if (mark.kind === 'stick')
    return `${head('stick', mark.mirror)}${[mark.art, mark.x, mark.y, mark.wide, (mark.over ?? -1) + 1].map(packNumber).join('')}`;
  if (mark.kind === 'peel') return head('peel') + packNumber(mark.over);
  if (mark.kind === 'paper') return head('paper') + packNumber(mark.paper);
  return head('clear');
};

// A mark never changes, so each is packed once.
const packed = new WeakMap<Mark, string>();

export const pack = (marks: readonly Mark[]): string =>
  marks
    .map((mark) => {
      const text = packed.get(mark) ?? packOne(mark);
      packed.set(mark, text);
      return text;
    })
    .join('');
