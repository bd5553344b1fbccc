/** Boats, and what swims. */
import { box, disc, fill, line, type Pen } from './brush.ts';

const hull = 'M2 150Q26 170 57 170T112 150Q110 190 90 202H24Q4 190 2 150Z';

const stripe = 'M5 168Q28 184 57 184T109 168L106 178Q84 194 57 194T8 178Z';

export const paintSmallBoat = (pen: Pen): void => {
  fill(pen, hull, '#ff5f6d');
  fill(pen, stripe, '#fff3dc');
  fill(pen, 'M2 150Q26 170 57 170T112 150L111 157Q86 177 57 177T3 157Z', '#c92f55');
  disc(pen, [57, 188, 4.5], '#ffc53d');
  disc(pen, [31, 184, 4], '#ffc53d');
  disc(pen, [83, 184, 4], '#ffc53d');
};

export const mast = (pen: Pen, [x, top]: readonly [number, number], tint: string): void => {
  line(pen, `M${x} 168V${top}`, ['#8a4b2c', 5]);
  fill(pen, `M${x} ${top}l22 9l-22 10Z`, tint);
};

export const paintBigHull = (pen: Pen): void => {
  fill(pen, 'M222 136Q250 152 290 152H352Q360 152 358 166L350 204H246Q228 190 222 136Z', '#2f6fe0');
  fill(pen, 'M228 164Q256 176 300 176H356L352 190H238Q231 178 228 164Z', '#fff3dc');
  fill(pen, 'M222 136Q250 152 290 152H352Q358 152 358 159H290Q250 160 224 146Z', '#173d9a');
  for (const x of [262, 288, 314]) {
    disc(pen, [x, 184, 6.5], '#173d9a');
    disc(pen, [x, 184, 4], '#ffd96b');
  }
};

export const paintCabin = (pen: Pen): void => {
  box(pen, [322, 92, 32, 64, 6], '#fff3dc');
  box(pen, [316, 84, 42, 12, 6], '#ff7a59');
  box(pen, [329, 104, 18, 18, 5], '#56b8ff');
  line(pen, 'M340 84V58', ['#8a4b2c', 4]);
  fill(pen, 'M340 56l-24 8l24 9Z', '#ffc53d');
};

export const pontoon = (pen: Pen): void => {
  box(pen, [228, 184, 108, 14, 6], '#c98a4b');
  box(pen, [228, 194, 108, 6, 3], '#8a5426');
  for (const x of [248, 282, 316]) disc(pen, [x, 203, 9], '#2c1e7a');
  line(pen, 'M255 186V196M282 186V196M309 186V196', ['#a86d35', 2.5]);
};

export const whale = (pen: Pen): void => {
  fill(pen, 'M104 170Q124 166 122 142Q112 144 108 152Q104 140 92 142Q92 162 104 172Z', '#2f7fd6');
  fill(pen, 'M4 186Q4 154 50 152Q98 152 112 172Q110 206 60 208H30Q4 206 4 186Z', '#56a8f5');
  fill(pen, 'M6 194Q40 200 84 192Q98 188 106 184Q100 207 60 208H30Q10 207 6 194Z', '#d8ecff');
  disc(pen, [26, 178, 6], '#fffaf0');
  disc(pen, [25, 179, 3.6], '#231a4d');
  line(pen, 'M10 191Q20 196 32 191', ['#2f6fb8', 3]);
  fill(pen, 'M56 190Q62 208 82 206Q80 194 70 188Z', '#2f7fd6');
};

export const spout = (pen: Pen): void => {
  line(pen, 'M20 152V132M20 134Q18 122 8 126M20 134Q22 122 32 126', ['#d8f0ff', 4]);
};

export const rock = (pen: Pen): void => {
  fill(pen, 'M132 206L142 176Q150 158 184 158T226 178L236 206Z', '#8f7fc4');
  fill(pen, 'M142 176Q150 158 184 158T226 178Q204 168 184 170T142 176Z', '#c3b5ea');
  line(pen, 'M160 184l10 10M206 184l-6 12', ['#6a5aa6', 4]);
  fill(pen, 'M132 206Q140 194 148 206ZM214 206Q222 194 230 206Z', '#2fae5b');
};
