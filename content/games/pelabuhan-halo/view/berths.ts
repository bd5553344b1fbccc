/** What lies in the water. Each is drawn in two layers, so that things stand in it, not on top of it. */
import type { BerthId, SpotId } from '../spots.ts';
import { box, disc, fill, line, type Pen } from './brush.ts';

export interface Afloat {
  pen: Pen;
  /** How deep a spot lies lower than at rest, in units. */
  sunk(spot: SpotId): number;
}

const sinking = ({ pen, sunk }: Afloat, spot: SpotId, paint: () => void): void => {
  pen.save();
  pen.translate(0, sunk(spot));
  paint();
  pen.restore();
};

const lantern = (pen: Pen, x: number, y: number): void => {
  disc(pen, [x, y, 15], '#ffd96b30');
  box(pen, [x - 5, y - 8, 10, 15, 5], '#ffd96b');
  box(pen, [x - 4, y - 11, 8, 4, 2], '#8a3b2c');
};

const hull = 'M2 150Q26 170 57 170T112 150Q110 190 90 202H24Q4 190 2 150Z';
const stripe = 'M5 168Q28 184 57 184T109 168L106 178Q84 194 57 194T8 178Z';

const paintSmallBoat = (pen: Pen): void => {
  fill(pen, hull, '#ff5f6d');
  fill(pen, stripe, '#fff3dc');
  fill(pen, 'M2 150Q26 170 57 170T112 150L111 157Q86 177 57 177T3 157Z', '#c92f55');
  disc(pen, [57, 188, 4.5], '#ffc53d');
  disc(pen, [31, 184, 4], '#ffc53d');
  disc(pen, [83, 184, 4], '#ffc53d');
};

const mast = (pen: Pen, [x, top]: readonly [number, number], tint: string): void => {
  line(pen, `M${x} 168V${top}`, ['#8a4b2c', 5]);
  fill(pen, `M${x} ${top}l22 9l-22 10Z`, tint);
};

const paintBigHull = (pen: Pen): void => {
  fill(pen, 'M222 136Q250 152 290 152H352Q360 152 358 166L350 204H246Q228 190 222 136Z', '#2f6fe0');
  fill(pen, 'M228 164Q256 176 300 176H356L352 190H238Q231 178 228 164Z', '#fff3dc');
  fill(pen, 'M222 136Q250 152 290 152H352Q358 152 358 159H290Q250 160 224 146Z', '#173d9a');
  for (const x of [262, 288, 314]) {
    disc(pen, [x, 184, 6.5], '#173d9a');
    disc(pen, [x, 184, 4], '#ffd96b');
  }
};

const paintCabin = (pen: Pen): void => {
  box(pen, [322, 92, 32, 64, 6], '#fff3dc');
  box(pen, [316, 84, 42, 12, 6], '#ff7a59');
  box(pen, [329, 104, 18, 18, 5], '#56b8ff');
  line(pen, 'M340 84V58', ['#8a4b2c', 4]);
  fill(pen, 'M340 56l-24 8l24 9Z', '#ffc53d');
};

const pontoon = (pen: Pen): void => {
  box(pen, [228, 184, 108, 14, 6], '#c98a4b');
  box(pen, [228, 194, 108, 6, 3], '#8a5426');
  for (const x of [248, 282, 316]) disc(pen, [x, 203, 9], '#2c1e7a');
  line(pen, 'M255 186V196M282 186V196M309 186V196', ['#a86d35', 2.5]);
};

const palm = (pen: Pen): void => {
  line(pen, 'M214 170Q224 140 214 112', ['#8a5426', 8]);
  for (const leaf of [
    'M214 112Q196 92 172 104Q196 106 214 112Z',
    'M214 112Q200 84 182 78Q206 86 214 112Z',
    'M214 112Q222 82 244 84Q226 92 214 112Z',
    'M214 112Q238 96 248 116Q230 108 214 112Z',
  ])
    fill(pen, leaf, '#2fae5b');
  disc(pen, [210, 116, 5], '#a8612b');
  disc(pen, [219, 117, 5], '#8a4b20');
};

const crateFront = (pen: Pen): void => {
  box(pen, [250, 150, 102, 54, 6], '#d9954f');
  for (const y of [152, 169, 186]) box(pen, [252, y, 98, 14, 4], '#eeb06a');
  box(pen, [250, 148, 12, 56, 4], '#b8733a');
  box(pen, [340, 148, 12, 56, 4], '#b8733a');
};

const stones = 'M8 206V118Q8 94 34 94H196Q222 94 222 118V206H174V160Q174 112 115 112T56 160V206Z';

const paintBridge = (pen: Pen): void => {
  fill(pen, stones, '#c9b8f5');
  fill(pen, 'M8 118Q8 94 34 94H196Q222 94 222 118V112H8Z', '#efe9ff');
  line(
    pen,
    'M22 130h18M18 152h22M22 174h18M190 130h18M190 152h22M190 174h18M60 112h16M154 112h16',
    ['#9d84e6', 4],
  );
  box(pen, [8, 88, 214, 9, 4], '#5b3bd6');
  lantern(pen, 18, 78);
  lantern(pen, 212, 78);
  line(pen, 'M18 88V84M212 88V84', ['#5b3bd6', 4]);
};

const underRaft = (pen: Pen): void => {
  box(pen, [74, 194, 82, 11, 5], '#c98a4b');
  box(pen, [74, 202, 82, 5, 2], '#8a5426');
};

const houseBack = (pen: Pen): void => {
  line(pen, 'M52 192V222M88 196V222M134 196V222M170 192V222', ['#5a3320', 8]);
  box(pen, [40, 104, 142, 94, 8], '#ff9d5c');
  line(pen, 'M50 128h8M50 150h8M50 172h8M164 128h8M164 150h8M164 172h8', ['#d9722e', 5]);
  box(pen, [60, 112, 102, 86, 8], '#6a2c1c');
  box(pen, [65, 117, 92, 80, 6], '#ffdf94');
  disc(pen, [111, 124, 8], '#fffaf0');
};

const houseFront = (pen: Pen): void => {
  fill(pen, 'M20 118L40 92Q42 88 48 88H174Q180 88 182 92L202 118Z', '#d8354f');
  line(pen, 'M34 108H188M42 98H180', ['#a81f3d', 3]);
  box(pen, [46, 84, 130, 8, 4], '#ff6b7d');
  box(pen, [28, 192, 166, 12, 5], '#a8612b');
  box(pen, [60, 178, 16, 16, 3], '#8a3b2c');
  box(pen, [146, 178, 16, 16, 3], '#8a3b2c');
};

const paintTable = (pen: Pen): void => {
  box(pen, [10, 194, 204, 12, 6], '#c98a4b');
  box(pen, [10, 202, 204, 6, 3], '#8a5426');
  line(pen, 'M40 112V196M182 112V196', ['#8a4b2c', 11]);
  box(pen, [20, 100, 182, 14, 7], '#fff3dc');
  for (let i = 0; i < 7; i += 1) disc(pen, [33 + i * 26, 114, 13], i % 2 ? '#fff3dc' : '#ff7a9a');
  box(pen, [20, 100, 182, 12, 6], '#fffaf0');
};

const ring = (pen: Pen): void => {
  pen.lineWidth = 17;
  for (const [from, to, tint] of [
    [0, 7, '#fffaf0'],
    [0.3, 1.3, '#ff5f6d'],
    [2, 2.9, '#ff5f6d'],
  ] as const) {
    pen.strokeStyle = tint;
    pen.beginPath();
    pen.ellipse(168, 192, 36, 13, 0, from, Math.min(to, Math.PI * 2));
    pen.stroke();
  }
};

const whale = (pen: Pen): void => {
  fill(pen, 'M104 170Q124 166 122 142Q112 144 108 152Q104 140 92 142Q92 162 104 172Z', '#2f7fd6');
  fill(pen, 'M4 186Q4 154 50 152Q98 152 112 172Q110 206 60 208H30Q4 206 4 186Z', '#56a8f5');
  fill(pen, 'M6 194Q40 200 84 192Q98 188 106 184Q100 207 60 208H30Q10 207 6 194Z', '#d8ecff');
  disc(pen, [26, 178, 6], '#fffaf0');
  disc(pen, [25, 179, 3.6], '#231a4d');
  line(pen, 'M10 191Q20 196 32 191', ['#2f6fb8', 3]);
  fill(pen, 'M56 190Q62 208 82 206Q80 194 70 188Z', '#2f7fd6');
};

const spout = (pen: Pen): void => {
  line(pen, 'M20 152V132M20 134Q18 122 8 126M20 134Q22 122 32 126', ['#d8f0ff', 4]);
};

const rock = (pen: Pen): void => {
  fill(pen, 'M132 206L142 176Q150 158 184 158T226 178L236 206Z', '#8f7fc4');
  fill(pen, 'M142 176Q150 158 184 158T226 178Q204 168 184 170T142 176Z', '#c3b5ea');
  line(pen, 'M160 184l10 10M206 184l-6 12', ['#6a5aa6', 4]);
  fill(pen, 'M132 206Q140 194 148 206ZM214 206Q222 194 230 206Z', '#2fae5b');
};

const basketFront = (pen: Pen): void => {
  fill(pen, 'M252 152H354L344 204H262Z', '#e0a15c');
  line(pen, 'M258 168H348M261 184H345', ['#b8733a', 4]);
  line(pen, 'M274 156l4 44M292 156l2 44M314 156l-2 44M332 156l-4 44', ['#b8733a', 4]);
  box(pen, [246, 146, 114, 12, 6], '#c98a4b');
};

const backs: Record<BerthId, (afloat: Afloat) => void> = {
  port(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-boat', () => mast(pen, [12, 96], '#ffc53d'));
    sinking(afloat, 'on-island', () => {
      palm(pen);
      fill(pen, 'M124 204Q138 160 179 160T234 204Z', '#ffd98f');
    });
    sinking(afloat, 'in-box', () => box(pen, [254, 138, 94, 30, 5], '#7a4420'));
  },
  bay(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-whale', () => {
      spout(pen);
      whale(pen);
    });
    sinking(afloat, 'on-rock', () => rock(pen));
    sinking(afloat, 'in-basket', () => box(pen, [254, 140, 98, 26, 10], '#7a4420'));
  },
  boats(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-big-boat', () => paintCabin(pen));
    sinking(afloat, 'between-boats', () => ring(pen));
  },
  bridge(afloat) {
    sinking(afloat, 'under-bridge', () => underRaft(afloat.pen));
    sinking(afloat, 'next-to-bridge', () => pontoon(afloat.pen));
    sinking(afloat, 'on-bridge', () => paintBridge(afloat.pen));
  },
  house(afloat) {
    sinking(afloat, 'on-house', () => houseBack(afloat.pen));
    sinking(afloat, 'next-to-house', () => pontoon(afloat.pen));
  },
  table(afloat) {
    sinking(afloat, 'on-table', () => paintTable(afloat.pen));
    sinking(afloat, 'next-to-table', () => pontoon(afloat.pen));
  },
};

const fronts: Record<BerthId, (afloat: Afloat) => void> = {
  port(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-boat', () => paintSmallBoat(pen));
    sinking(afloat, 'in-box', () => crateFront(pen));
  },
  bay(afloat) {
    sinking(afloat, 'in-basket', () => basketFront(afloat.pen));
  },
  boats(afloat) {
    const { pen } = afloat;
    sinking(afloat, 'on-small-boat', () => {
      pen.translate(5, 38);
      pen.scale(0.82, 0.82);
      paintSmallBoat(pen);
    });
    sinking(afloat, 'on-big-boat', () => paintBigHull(pen));
  },
  bridge: () => undefined,
  house(afloat) {
    sinking(afloat, 'on-house', () => houseFront(afloat.pen));
  },
  table: () => undefined,
};

export const paintBack = (berth: BerthId, afloat: Afloat): void => backs[berth](afloat);
export const paintFront = (berth: BerthId, afloat: Afloat): void => fronts[berth](afloat);
