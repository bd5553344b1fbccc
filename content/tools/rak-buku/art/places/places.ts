/** The twelve places of the stories: their land, from the horizon to the feet of whoever stands there. */
import { area, box, line, mirrored, oval, put, sized } from '../paint.ts';
import { dapur, sekolah } from './indoors.ts';
import { waves } from './waves.ts';

const hills = (back: string, front: string): string =>
  `${area('M0 232Q70 150 150 214Q230 130 330 210Q410 160 480 220V360H0Z', back)}${area('M0 262Q240 220 480 262V360H0Z', front)}`;

export const palm = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    sized(
      scale,
      `${area('M-7 0Q6-90 0-160H14Q24-80 12 0Z', '#a9683a')}<g fill="#1f9d63">${area('M8-162Q-56-190-86-134Q-46-164 8-152Z', '#1f9d63')}${area('M8-162Q66-196 100-136Q56-164 8-152Z', '#1f9d63')}${area('M8-162Q-28-226-74-212Q-28-196 8-154Z', '#27b877')}${area('M8-162Q38-230 86-212Q46-196 8-154Z', '#27b877')}</g>${oval([2, -150, 9], '#7b4521')}${oval([18, -148, 8], '#8d5530')}`,
    ),
  );

export const tree = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    sized(
      scale,
      `${area('M-12 0Q-6-40-10-90H12Q6-40 14 0Z', '#8a5230')}${oval([-34, -108, 44], '#22885a')}${oval([34, -106, 44], '#1f7f54')}${oval([0, -148, 52], '#2a9a66')}${oval([-16, -160, 22], '#3fb37c')}`,
    ),
  );

const bush = (x: number, y: number, colour: string): string =>
  put(
    x,
    y,
    `${oval([-18, -10, 22, 18], colour)}${oval([16, -12, 24, 20], colour)}${oval([0, -22, 20, 18], colour)}`,
  );

const tufts = (y: number, colour: string): string =>
  [24, 96, 170, 252, 330, 404, 458]
    .map((x, at) =>
      line(
        `M${x} ${y + (at % 3) * 14}q-2-9-6-12M${x} ${y + (at % 3) * 14}v-14M${x} ${y + (at % 3) * 14}q2-9 6-12`,
        colour,
        3,
      ),
    )
    .join('');

const house = (x: number, y: number, colour: string): string =>
  put(
    x,
    y,
    `${mirrored(line('M54-14V8', '#7b4521', 10))}${box([-70, -92, 140, 80, 6], '#ffe6bd')}${area('M-96-84Q-52-106-44-156H44Q52-106 96-84Z', colour)}${line('M-62-118H62M-80-98H80', '#ffffff40', 4)}${box([-17, -66, 34, 54, 5], '#8a5230')}${mirrored(`${box([26, -70, 32, 30, 5], '#7ed3f0')}${line('M42-70v30M26-55h32', '#fff6e4', 3)}`)}${box([-74, -14, 148, 8, 4], '#b0713f')}`,
  );

const terraces = [0, 1, 2, 3]
  .map((at) => {
    const y = 206 + at * 26;
    const green = ['#a8d86a', '#86c95c', '#6cba56', '#57a94f'][at] ?? '#57a94f';
    return `${area(`M0 ${y + 14}Q120 ${y - 22} 250 ${y + 4}T480 ${y - 4}V360H0Z`, green)}${line(`M0 ${y + 14}Q120 ${y - 22} 250 ${y + 4}T480 ${y - 4}`, '#e5f4b0', 3)}`;
  })
  .join('');
const rice = Array.from({ length: 22 }, (_each, at) => {
  const [x, y] = [8 + at * 22, 292 + (at % 3) * 5];
  return `M${x} ${y}q-3-14-8-18M${x} ${y}v-20M${x} ${y}q3-14 8-18`;
}).join('');

const stall = (x: number, colour: string, goods: string): string =>
  put(
    x,
    262,
    `${mirrored(line('M58 0V-104', '#9c6a3f', 7))}${[-3, -2, -1, 0, 1, 2].map((at) => area(`M${at * 24}-104h24v20q-12 12-24 0Z`, at % 2 === 0 ? colour : '#fff6e4')).join('')}${box([-68, -40, 136, 44, 6], '#b5794a')}${goods}`,
  );
const fruit = (colours: readonly string[]): string =>
  colours.map((colour, at) => oval([-50 + at * 20, -46, 12], colour)).join('');

const tower = (at: readonly [x: number, width: number, height: number], colour: string): string => {
  const [x, width, height] = at;
  const rows = Array.from({ length: Math.floor(height / 26) }, (_row, row) =>
    Array.from({ length: Math.floor(width / 22) }, (_each, each) =>
      box([x + 8 + each * 22, 268 - height + 10 + row * 26, 11, 13, 2], '#fff1b8'),
    ).join(''),
  ).join('');
  return `${box([x, 268 - height, width, height, 4], colour)}${rows}`;
};

const fern = (x: number, y: number): string =>
  put(
    x,
    y,
    mirrored(
      `${area('M0 0Q10-40 40-44Q22-26 6 0Z', '#2f8f57')}${area('M0 0Q4-54 20-70Q22-36 4 0Z', '#3da968')}`,
    ),
  );

const volcano = `${area('M60 270L196 92Q216 82 240 92L386 270Z', '#6c7fae')}${area('M164 134L196 92Q216 82 240 92L274 134Q256 122 244 138Q226 120 212 140Q190 122 164 134Z', '#f4f6fb')}${put(196, 34, sized(0.6, area('M0 40a28 28 0 0 1 30-30a40 40 0 0 1 30 46Z', '#ffffffb0')))}`;

export const places = {
  sawah: () =>
    `${area('M0 210Q90 120 190 190Q280 110 480 200V360H0Z', '#7fbfa0')}${terraces}${palm(440, 250, 0.62)}${line(rice, '#3f8f42', 3)}${area('M0 302Q240 284 480 302V360H0Z', '#b98d54')}${tufts(318, '#8a9a45')}`,
  pantai: () =>
    `${box([0, 196, 480, 90], '#37b5e0')}${waves(208, '#bdeafa')}${waves(230, '#8fdcf5')}${area('M0 262Q150 236 300 258T480 246V360H0Z', '#fbe3ae')}${area('M0 258Q150 232 300 254T480 242V250Q390 252 300 262T0 268Z', '#ffffffcc')}${palm(54, 292, 0.92)}${oval([420, 318, 12, 5], '#eec98a')}${oval([250, 338, 18, 5], '#eec98a')}`,
  pasar: () =>
    `${box([0, 190, 480, 170], '#e6c79a')}${area('M0 200V150H60V170H130V140H210V164H300V146H390V168H480V200Z', '#caa07a')}${stall(96, '#e8573f', fruit(['#f5a742', '#e8503f', '#7cc060', '#f5a742', '#ffd34f', '#e8503f']))}${stall(384, '#3fa6a0', fruit(['#8fcf5a', '#fff0c9', '#c583e6', '#8fcf5a', '#ff8a5c', '#ffd34f']))}${area('M0 268H480V360H0Z', '#d9b582')}${line('M0 300H480M60 268L30 360M180 268L165 360M300 268L315 360M420 268L450 360', '#c9a06c', 3)}`,
  rumah: () =>
    `${hills('#9ad6a5', '#6cc07c')}${tree(60, 264, 0.74)}${house(330, 268, '#d9573f')}${bush(420, 274, '#3f9e63')}${bush(236, 272, '#4cae6e')}${area('M0 272Q240 256 480 272V360H0Z', '#84cf83')}${area('M300 272Q280 318 220 360H330Q352 310 362 272Z', '#efd6a2')}${tufts(312, '#57a860')}`,
  hutan: () =>
    `${box([0, 150, 480, 210], '#8fd0a0')}${[20, 96, 186, 280, 372, 456].map((x, at) => line(`M${x} 270V90`, at % 2 === 0 ? '#5f9a7a' : '#6fae88', 18)).join('')}${area('M0 60Q60 140 120 80Q180 150 250 84Q320 150 380 76Q430 130 480 60V0H0Z', '#2f8f63')}${tree(40, 292, 1.1)}${tree(440, 286, 1.16)}${area('M0 274Q240 250 480 274V360H0Z', '#4d9e5f')}${fern(120, 286)}${fern(350, 282)}${tufts(318, '#2f7f4a')}${mirrored('')}`,
  sungai: () =>
    `${hills('#8fd0a6', '#5fb878')}${tree(44, 256, 0.7)}${palm(432, 258, 0.7)}${area('M180 236Q250 250 210 290Q150 330 200 360H480V250Q340 262 300 236Z', '#4cbfe6')}${line('M260 270q20-8 40 0t40 0M330 300q20-8 40 0t40 0M250 330q20-8 40 0t40 0', '#c3eefb', 3)}${area('M0 270Q120 250 196 292Q170 326 190 360H0Z', '#7cc776')}${mirrored('')}${oval([226, 318, 18, 9], '#a8a4b0')}${oval([250, 348, 22, 10], '#918d9b')}`,
  sekolah: () => sekolah,
  kota: () =>
    `${tower([8, 70, 150], '#8aa4cf')}${tower([86, 58, 196], '#a98fd0')}${tower([152, 76, 126], '#e0a17f')}${tower([262, 62, 176], '#7fb6c9')}${tower([330, 80, 138], '#c99ab8')}${tower([416, 60, 184], '#8fa0d6')}${box([0, 264, 480, 30], '#d8d3dc')}${box([0, 292, 480, 68], '#77708a')}${line('M10 328h44M96 328h44M182 328h44M268 328h44M354 328h44M440 328h44', '#fff3c4', 5)}${bush(246, 270, '#4cae6e')}`,
  gunung: () =>
    `${volcano}${area('M0 250Q100 200 210 244Q330 196 480 246V360H0Z', '#5fa886')}${area('M0 276Q240 244 480 276V360H0Z', '#7cc27a')}${tree(40, 284, 0.62)}${tree(446, 280, 0.7)}${bush(110, 284, '#459a60')}${tufts(314, '#57a052')}`,
  laut: () =>
    `${box([0, 178, 480, 182], '#2ba6d8')}${area('M0 190Q60 150 118 184Q170 166 214 182V196H0Z', '#7fb8a6')}${waves(200, '#8fdcf5')}${waves(232, '#6fcbee')}${waves(266, '#8fdcf5')}`,
  dapur: () => dapur,
  malam: () =>
    `${area('M0 240Q90 170 190 226Q300 150 480 230V360H0Z', '#33407f')}${house(112, 272, '#5f4aa0')}${area('M0 272Q240 248 480 272V360H0Z', '#3d5f8a')}${palm(420, 284, 0.8)}${[
      [230, 250],
      [300, 230],
      [350, 276],
      [210, 300],
      [30, 300],
    ]
      .map(([x = 0, y = 0]) => `${oval([x, y, 8], '#fff3a044')}${oval([x, y, 3], '#ffef9a')}`)
      .join('')}${tufts(318, '#2c4a72')}`,
} as const satisfies Record<string, () => string>;

/** Under a roof: no sky is seen, and no rain falls there. */
export const isCovered = (place: string): boolean => place === 'dapur' || place === 'sekolah';
