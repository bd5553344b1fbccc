/** What things can stand on, in and under. */
import { box, disc, fill, line, type Pen } from './brush.ts';

const lantern = (pen: Pen, x: number, y: number): void => {
  disc(pen, [x, y, 15], '#ffd96b30');
  box(pen, [x - 5, y - 8, 10, 15, 5], '#ffd96b');
  box(pen, [x - 4, y - 11, 8, 4, 2], '#8a3b2c');
};

export const palm = (pen: Pen): void => {
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

export const crateFront = (pen: Pen): void => {
  box(pen, [250, 150, 102, 54, 6], '#d9954f');
  for (const y of [152, 169, 186]) box(pen, [252, y, 98, 14, 4], '#eeb06a');
  box(pen, [250, 148, 12, 56, 4], '#b8733a');
  box(pen, [340, 148, 12, 56, 4], '#b8733a');
};

const stones = 'M8 206V118Q8 94 34 94H196Q222 94 222 118V206H174V160Q174 112 115 112T56 160V206Z';

export const paintBridge = (pen: Pen): void => {
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

export const underRaft = (pen: Pen): void => {
  box(pen, [74, 194, 82, 11, 5], '#c98a4b');
  box(pen, [74, 202, 82, 5, 2], '#8a5426');
};

export const houseBack = (pen: Pen): void => {
  line(pen, 'M52 192V222M88 196V222M134 196V222M170 192V222', ['#5a3320', 8]);
  box(pen, [40, 104, 142, 94, 8], '#ff9d5c');
  line(pen, 'M50 128h8M50 150h8M50 172h8M164 128h8M164 150h8M164 172h8', ['#d9722e', 5]);
  box(pen, [60, 112, 102, 86, 8], '#6a2c1c');
  box(pen, [65, 117, 92, 80, 6], '#ffdf94');
  disc(pen, [111, 124, 8], '#fffaf0');
};

export const houseFront = (pen: Pen): void => {
  fill(pen, 'M20 118L40 92Q42 88 48 88H174Q180 88 182 92L202 118Z', '#d8354f');
  line(pen, 'M34 108H188M42 98H180', ['#a81f3d', 3]);
  box(pen, [46, 84, 130, 8, 4], '#ff6b7d');
  box(pen, [28, 192, 166, 12, 5], '#a8612b');
  box(pen, [60, 178, 16, 16, 3], '#8a3b2c');
  box(pen, [146, 178, 16, 16, 3], '#8a3b2c');
};

export const paintTable = (pen: Pen): void => {
  box(pen, [10, 194, 204, 12, 6], '#c98a4b');
  box(pen, [10, 202, 204, 6, 3], '#8a5426');
  line(pen, 'M40 112V196M182 112V196', ['#8a4b2c', 11]);
  box(pen, [20, 100, 182, 14, 7], '#fff3dc');
  for (let i = 0; i < 7; i += 1) disc(pen, [33 + i * 26, 114, 13], i % 2 ? '#fff3dc' : '#ff7a9a');
  box(pen, [20, 100, 182, 12, 6], '#fffaf0');
};

export const ring = (pen: Pen): void => {
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

export const basketFront = (pen: Pen): void => {
  fill(pen, 'M252 152H354L344 204H262Z', '#e0a15c');
  line(pen, 'M258 168H348M261 184H345', ['#b8733a', 4]);
  line(pen, 'M274 156l4 44M292 156l2 44M314 156l-2 44M332 156l-4 44', ['#b8733a', 4]);
  box(pen, [246, 146, 114, 12, 6], '#c98a4b');
};
