/** A kitchen and a classroom. */
import { area, box, line, mirrored, oval, put } from '../paint.ts';

const pot = (x: number, colour: string): string =>
  put(
    x,
    0,
    `${area('M-24-30H24V-6Q24 4 14 4H-14Q-24 4-24-6Z', colour)}${line('M-28-30H28', '#ffffff66', 5)}${line('M0-38v-4', colour, 8)}`,
  );

const window = put(
  360,
  118,
  `${box([-58, -58, 116, 96, 10], '#bfe9fb')}${area('M-58 20Q-20-10 10 16Q36 0 58 18V30Q58 38 50 38H-50Q-58 38-58 30Z', '#7fcf8d')}${oval([30, -30, 14], '#ffd34f')}${line('M0-58V38M-58-10H58', '#fff6e4', 6)}<rect x="-58" y="-58" width="116" height="96" rx="10" fill="none" stroke="#b07a48" stroke-width="8"/>`,
);

export const dapur = `<rect width="480" height="360" fill="#ffe3bf"/>${[0, 1, 2, 3, 4, 5].map((at) => line(`M${at * 96} 0V270`, '#f6d3a6', 4)).join('')}${window}${line('M30 84H230', '#a06a3d', 9)}${[
  [60, '#e8573f'],
  [112, '#4fa8a0'],
  [164, '#f5a742'],
  [206, '#c583e6'],
]
  .map(([x, colour]) =>
    put(
      Number(x),
      80,
      `${area('M-14 0V-24Q0-32 14-24V0Z', String(colour))}${box([-10, -34, 20, 7, 3], '#fff6e4')}`,
    ),
  )
  .join(
    '',
  )}${box([0, 214, 250, 58, 6], '#b5794a')}${box([0, 206, 258, 16, 6], '#d9a066')}${put(70, 204, pot(0, '#7a86a3'))}${put(168, 204, pot(0, '#e8795a'))}${line('M58 160q-8-10 0-20t0-20M82 160q-8-10 0-20t0-20', '#ffffffb0', 5)}${area('M0 270H480V360H0Z', '#d99c6c')}${line('M0 300H480M0 332H480M80 270L60 300M240 270V300M400 270L420 300M150 300L136 332M330 300L344 332', '#c4855a', 3)}`;

const desk = (x: number): string =>
  put(
    x,
    262,
    `${mirrored(line('M34 0V30', '#8a5a34', 7))}${box([-46, -10, 92, 14, 5], '#d9a066')}`,
  );
const board = `${box([110, 52, 260, 132, 8], '#b07a48')}${box([120, 62, 240, 112, 4], '#2f6f5a')}${line('M150 96h60M150 120h90M150 144h44', '#e9f5ea', 4)}${line('M280 148V100M280 100l34 0M296 148v-28', '#e9f5ea', 4)}${oval([318, 138, 12], '#ffd96b')}`;
const flag = put(
  60,
  64,
  `${line('M0 110V0', '#b07a48', 5)}${box([2, 0, 58, 19], '#e33b3b')}${box([2, 19, 58, 19], '#fff')}`,
);

export const sekolah = `<rect width="480" height="360" fill="#e6f2dc"/>${box([0, 210, 480, 60], '#bcd9b4')}${board}${flag}${put(420, 120, `${box([-36, -44, 72, 76, 8], '#bfe9fb')}${line('M0-44V32M-36-6H36', '#fff', 5)}<rect x="-36" y="-44" width="72" height="76" rx="8" fill="none" stroke="#b07a48" stroke-width="6"/>`)}${area('M0 266H480V360H0Z', '#e0b98a')}${line('M0 296H480M0 330H480', '#cfa473', 3)}${desk(74)}${desk(406)}`;
