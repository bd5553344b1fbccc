/** Where pieces lie on the tray: notes in fans, coins in a row, packs in heaps; or all mixed. Pure. */
import { type Random, shuffled } from '@nobi/kit/guest';
import { type Drawn, drawPiece, numeral } from '../view/pieces.ts';

const wide = 440;
const high = 200;

interface Lain extends Drawn {
  readonly pieces: readonly number[];
  /** Just laid: it lands. */
  readonly newest?: number;
  /** The sum of each group is written under it. */
  readonly hasSums: boolean;
  /** Mixed by this chance instead of in groups. */
  readonly mixed?: Random | undefined;
}

/** The last of a group, if it was laid just now. */
const drawn = (unit: number, isLast: boolean, lain: Lain): string =>
  isLast && lain.newest === unit
    ? `<g class="lands">${drawPiece(unit, lain)}</g>`
    : drawPiece(unit, lain);

interface Group {
  readonly unit: number;
  readonly count: number;
}

const groupsOf = (pieces: readonly number[]): Group[] =>
  [...new Set(pieces)]
    .toSorted((one, other) => other - one)
    .map((unit) => ({ unit, count: pieces.filter((each) => each === unit).length }));

const at = (x: number, y: number, inside: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${inside}</g>`;

const pill = (x: number, y: number, text: string): string => {
  const half = 10 + text.length * 6.5;
  return at(
    x,
    y,
    `<rect x="${-half}" y="-14" width="${half * 2}" height="28" rx="14" fill="#231a4d"/><text class="worth on-dark" text-anchor="middle" y="7">${text}</text>`,
  );
};

/** Groups side by side, each fanned downwards. */
const fans = (
  groups: readonly Group[],
  { y, tall, lain }: { y: number; tall: number; lain: Lain },
) =>
  groups.map(({ unit, count }, place) => {
    const pitch = 106;
    const x = wide / 2 + (place - (groups.length - 1) / 2) * pitch;
    const step = Math.min(20, tall / Math.max(1, count - 1));
    const top = y - ((count - 1) * step) / 2;
    const all = Array.from({ length: count }, (_, n) =>
      at(x, top + n * step, drawn(unit, n === count - 1, lain)),
    );
    const foot = top + (count - 1) * step + 30;
    const many = lain.isPack && count > 4 ? pill(x, foot + 4, `× ${count}`) : '';
    const sum = lain.hasSums && count > 1 ? pill(x, foot, numeral(unit * count, lain.lang)) : '';
    return `${all.join('')}${many}${sum}`;
  });

/** Coins of one kind overlap; kinds stand apart. */
const coinRow = (groups: readonly Group[], y: number, lain: Lain): string[] => {
  const apart = 64;
  const many = groups.reduce((sum, { count }) => sum + count - 1, 0);
  const lap = Math.min(30, (wide - 70 - apart * (groups.length - 1)) / Math.max(1, many));
  const length = many * lap + apart * (groups.length - 1);
  let x = wide / 2 - length / 2;
  return groups.map(({ unit, count }) => {
    const from = x;
    const all = Array.from({ length: count }, (_, n) =>
      at(from + n * lap, y, drawn(unit, n === count - 1, lain)),
    );
    x += (count - 1) * lap + apart;
    const middle = from + ((count - 1) * lap) / 2;
    const sum =
      lain.hasSums && count > 1 ? pill(middle, y + 28, numeral(unit * count, lain.lang)) : '';
    return `${all.join('')}${sum}`;
  });
};

const mix = (lain: Lain, random: Random): string[] => {
  const pieces = shuffled(random, lain.pieces);
  const rows = pieces.length > 4 ? 2 : 1;
  const each = Math.ceil(pieces.length / rows);
  return pieces.map((unit, place) => {
    const [row, column] = [Math.floor(place / each), place % each];
    const inRow = Math.min(each, pieces.length - row * each);
    const pitch = Math.min(104, (wide - 110) / Math.max(1, each - 1));
    const x = wide / 2 + (column - (inRow - 1) / 2) * pitch;
    const y = rows === 1 ? high / 2 : 62 + row * 78;
    const turn = Math.round((random() - 0.5) * 16);
    return at(x, y, `<g transform="rotate(${turn})">${drawPiece(unit, lain)}</g>`);
  });
};

const lay = (lain: Lain): string[] => {
  if (lain.mixed) return mix(lain, lain.mixed);
  const groups = groupsOf(lain.pieces);
  if (lain.isPack) return fans(groups, { y: 92, tall: 84, lain });
  const notes = groups.filter(({ unit }) => unit >= 1000);
  const coins = groups.filter(({ unit }) => unit < 1000);
  const y = coins.length === 0 ? 98 : 68;
  return [
    ...fans(notes, { y, tall: coins.length === 0 ? 110 : 64, lain }),
    ...coinRow(coins, notes.length === 0 ? high / 2 : 158, lain),
  ];
};

const weave = Array.from(
  { length: 21 },
  (_, n) => `<path d="M${n * 22} 0L${n * 22 - 60} 200M${n * 22 - 30} 0L${n * 22 + 30} 200"/>`,
).join('');
const plait = `<defs><clipPath id="pa-tray"><rect x="8" y="8" width="424" height="184" rx="52"/></clipPath></defs><rect x="2" y="2" width="436" height="196" rx="58" fill="#a8692c"/><g clip-path="url(#pa-tray)"><rect width="440" height="200" fill="#ecc67f"/><g stroke="#c99a4c" stroke-width="3" opacity=".55">${weave}</g></g><rect x="8" y="8" width="424" height="184" rx="52" fill="none" stroke="#c98b3f" stroke-width="6"/>`;

export const drawTray = (lain: Lain): string =>
  `<svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">${plait}${lay(lain).join('')}</svg>`;
