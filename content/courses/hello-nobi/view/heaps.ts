/** What grows while one gathers: balloons that lift, a picnic basket, a monster. Drawn from counts alone. */
import { isColour } from '../rules/lexicon.ts';
import { friend } from './friends.ts';
import { fillOf, paints } from './paints.ts';
import { pictureOf } from './pictures.ts';

type Counts = (name: string) => number;
interface Heap {
  names: readonly string[];
  counts: Counts;
}

const balloon = (colour: string, i: number, of: number): string => {
  const inRow = 5;
  const line = Math.floor(i / inRow);
  const wide = line === Math.floor((of - 1) / inRow) ? ((of - 1) % inRow) + 1 : inRow;
  const x = 100 + ((i % inRow) - (wide - 1) / 2) * 35;
  const y = 44 - line * 30;
  const deep = paints[colour]?.deep ?? '#555';
  return `<path d="M${x} ${y + 20}Q${(x + 100) / 2} 92 ${x < 100 ? 72 : 128} 122" fill="none" stroke="#6b5aa6" stroke-width="1.6"/><path d="M${x - 4} ${y + 24}L${x} ${y + 18}L${x + 4} ${y + 24}z" fill="${deep}"/><ellipse cx="${x}" cy="${y}" rx="16" ry="20" fill="${fillOf(colour)}" stroke="${deep}" stroke-width="2"/><ellipse cx="${x - 6}" cy="${y - 8}" rx="3.6" ry="6" fill="#fff" opacity=".6"/>`;
};

const balloons = ({ names, counts }: Heap): string => {
  const all = names.flatMap((name) => Array.from({ length: counts(name) }, () => name));
  const drawn = all.map((name, i) => balloon(isColour(name) ? name : 'red', i, all.length));
  return `<svg class="heap" viewBox="0 0 200 160" aria-hidden="true"><g transform="translate(62 66) scale(0.76)">${friend('momo')}</g><path d="M70 122H130L123 153Q122 158 116 158H84Q78 158 77 153Z" fill="#d9a066" stroke="#a4713c" stroke-width="3"/><path d="M73 134H127M76 146H124" stroke="#a4713c" stroke-width="2.5"/>${drawn.join('')}</svg>`;
};

const basket = ({ names, counts }: Heap): string => {
  const all = names.flatMap((name) => Array.from({ length: counts(name) }, () => name));
  return `<span class="heap"><svg viewBox="0 0 200 160" aria-hidden="true"><path d="M30 96Q100 -60 170 96" fill="none" stroke="#a4713c" stroke-width="9"/></svg><span class="goods">${all.map((name) => pictureOf(name)).join('')}</span><svg viewBox="0 0 200 160" aria-hidden="true"><path d="M14 92H186L172 146Q170 156 160 156H40Q30 156 28 146Z" fill="#d9a066" stroke="#a4713c" stroke-width="5"/><path d="M20 112H180M25 132H175M60 94L66 154M100 94V154M140 94L134 154" stroke="#a4713c" stroke-width="4"/><path d="M14 92H186L182 106Q172 116 162 106Q152 116 142 106Q132 116 121 106Q111 116 100 106Q89 116 79 106Q68 116 58 106Q48 116 38 106Q28 116 18 106Z" fill="#ff7d95"/></svg></span>`;
};

const rowOf = (count: number, apart: number): number[] =>
  Array.from({ length: count }, (_, i) => 100 + (i - (count - 1) / 2) * apart);

const bodyParts: Readonly<Record<string, (count: number) => string>> = {
  foot: (count) =>
    rowOf(count, Math.min(40, 120 / Math.max(1, count)))
      .map(
        (x) =>
          `<path d="M${x} 132V148" stroke="#6b46cf" stroke-width="11" stroke-linecap="round"/><ellipse cx="${x + 4}" cy="151" rx="14" ry="7" fill="#ff8f2e"/>`,
      )
      .join(''),
  hand: (count) =>
    Array.from({ length: count }, (_, i) => {
      const side = i % 2 === 0 ? 1 : -1;
      const y = 104 - Math.floor(i / 2) * 22;
      return `<path d="M${100 + side * 46} ${y}Q${100 + side * 72} ${y + 4} ${100 + side * 80} ${y - 18}" fill="none" stroke="#6b46cf" stroke-width="10" stroke-linecap="round"/><circle cx="${100 + side * 80}" cy="${y - 20}" r="9" fill="#ff8f2e"/>`;
    }).join(''),
  ear: (count) =>
    rowOf(count, Math.min(56, 150 / Math.max(1, count)))
      .map(
        (x) =>
          `<path d="M${x - 11} 46Q${x + (x - 100) * 0.3} -8 ${x + 11} 46z" fill="#8a6df5" stroke="#6b46cf" stroke-width="3"/><path d="M${x - 5} 42Q${x + (x - 100) * 0.22} 12 ${x + 5} 42z" fill="#ffb3cf"/>`,
      )
      .join(''),
  eye: (count) =>
    rowOf(count, Math.min(32, 94 / Math.max(1, count)))
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${64 - (i % 2) * 6}" r="${count > 3 ? 11 : 14}" fill="#fff" stroke="#6b46cf" stroke-width="2"/><circle cx="${x + 1}" cy="${66 - (i % 2) * 6}" r="6" fill="#231a4d"/><circle cx="${x + 3}" cy="${63 - (i % 2) * 6}" r="2" fill="#fff"/>`,
      )
      .join(''),
  nose: (count) =>
    rowOf(count, 26)
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="88" rx="11" ry="9" fill="#ff5c7a"/><ellipse cx="${x - 3}" cy="85" rx="3" ry="2" fill="#fff" opacity=".7"/>`,
      )
      .join(''),
  mouth: (count) =>
    rowOf(count, 36)
      .map(
        (x) =>
          `<path d="M${x - 16} 104q16 24 32 0z" fill="#7a1230"/><path d="M${x - 8} 104h7v6h-7zM${x + 1} 104h7v6h-7z" fill="#fff"/>`,
      )
      .join(''),
};

const order = ['foot', 'hand', 'ear', 'body', 'eye', 'mouth', 'nose'];

const monster = ({ counts }: Heap): string => {
  const body =
    '<path d="M100 26C142 26 158 62 154 98C152 128 132 142 100 142C68 142 48 128 46 98C42 62 58 26 100 26Z" fill="#8a6df5" stroke="#6b46cf" stroke-width="3"/><ellipse cx="100" cy="118" rx="34" ry="18" fill="#b9a5ff" opacity=".6"/><circle cx="64" cy="84" r="6" fill="#6b46cf" opacity=".35"/><circle cx="138" cy="78" r="5" fill="#6b46cf" opacity=".35"/>';
  const drawn = order.map((name) =>
    name === 'body' ? body : (bodyParts[name]?.(counts(name)) ?? ''),
  );
  return `<svg class="heap" viewBox="0 0 200 160" aria-hidden="true">${drawn.join('')}</svg>`;
};

const heaps: Readonly<Record<string, (heap: Heap) => string>> = { balloons, basket, monster };

export const heap = (view: string, state: Heap): string => heaps[view]?.(state) ?? '';
