/** Everything that a story may be about; each stands at 0, 0, about 50 high. */
import type { Thing } from '../../stories/story.ts';
import { area, box, line, mirrored, oval, put } from '../paint.ts';
import { festive } from './festive.ts';
import { food } from './food.ts';

const daily = {
  topi: `${area('M-36-8Q-30-18-20-18Q-20-46 0-46Q20-46 20-18Q30-18 36-8Q0 4-36-8Z', '#e7c27a')}${line('M-20-20Q0-14 20-20', '#e8503f', 6)}`,
  sepatu: [-16, 18]
    .map((x) =>
      put(
        x,
        0,
        `${area('M-16-2V-24H-4Q-2-14 12-12Q18-10 18-2Z', '#3f7fd6')}${box([-17, -4, 36, 5, 2], '#fff')}${line('M-3-16l6 3M-4-20l4 2', '#fff', 2.4)}`,
      ),
    )
    .join(''),
  sarung: `${box([-34, -26, 68, 26, 5], '#7b4b94')}${line('M-34-18H34M-34-8H34M-18-26V0M0-26V0M18-26V0', '#ffd34f88', 2.6)}${box([-34, -30, 68, 8, 4], '#95619f')}`,
  payung: `${line('M0-62V-8Q0 2 9 2Q16 2 16-6', '#8a5230', 5)}${area('M-46-40Q-40-76 0-78Q40-76 46-40Q38-48 31-40Q23-48 15-40Q8-48 0-40Q-8-48-15-40Q-23-48-31-40Q-38-48-46-40Z', '#ff5c7a')}${area('M-15-40Q-12-76 0-78Q12-76 15-40Q8-48 0-40Q-8-48-15-40Z', '#ffd34f')}`,
  keranjang: `<path d="M-24-28Q0-68 24-28" fill="none" stroke="#9c6a3f" stroke-width="6"/>${area('M-32-30H32L25 0H-25Z', '#d9a066')}${line('M-30-20H30M-28-10H28M-14-30l3 30M0-30V0M14-30l-3 30', '#b07a48', 3)}${box([-35, -34, 70, 8, 4], '#b07a48')}`,
  ember: `<path d="M-24-34Q0-70 24-34" fill="none" stroke="#6a6f8a" stroke-width="4"/>${area('M-27-36H27L20 0H-20Z', '#3fa6d6')}${oval([0, -36, 27, 7], '#2b84b4')}${oval([0, -35, 21, 4.5], '#bdeafa')}`,
  panci: `${area('M-32-34H32V-8Q32 0 22 0H-22Q-32 0-32-8Z', '#8a93ad')}${mirrored(line('M32-24H42V-16H32', '#5d6580', 5))}${box([-36, -40, 72, 8, 4], '#aab2c8')}${oval([0, -45, 7, 5], '#5d6580')}`,
  botol: `${area('M-7-56H7V-44Q16-38 16-28V-4Q16 0 10 0H-10Q-16 0-16-4V-28Q-16-38-7-44Z', '#7cc9a8')}${box([-8, -62, 16, 9, 3], '#e8573f')}${box([-16, -28, 32, 16, 0], '#fff6e4')}${line('M-10-52v10', '#ffffff88', 3)}`,
  meja: `${mirrored(line('M34-30V0', '#8a5230', 8))}${box([-50, -40, 100, 13, 5], '#c98b52')}${line('M-42-35H42', '#e0ad78', 3)}`,
  lampu: `<path d="M-10-50Q0-70 10-50" fill="none" stroke="#5a4a63" stroke-width="4"/>${oval([0, -26, 34], '#ffe98a44')}${box([-13, -52, 26, 7, 3], '#5a4a63')}${area('M-13-45H13L18-10H-18Z', '#ffe98a')}${area('M0-34Q10-22 0-14Q-10-22 0-34Z', '#ff9d3c')}${box([-19, -11, 38, 11, 4], '#5a4a63')}`,
  radio: `${line('M22-44L38-70', '#6a6f8a', 4)}${box([-38, -46, 76, 46, 9], '#e8795a')}${oval([-16, -22, 15], '#fff6e4')}${oval([-16, -22, 8], '#c95f44')}${box([8, -36, 22, 10, 3], '#bdeafa')}${oval([13, -14, 4.5], '#fff6e4')}${oval([26, -14, 4.5], '#fff6e4')}`,
  buku: `${area('M0-8Q-18-18-40-12V-46Q-18-52 0-40Z', '#fff6e4')}${area('M0-8Q18-18 40-12V-46Q18-52 0-40Z', '#fffdf6')}${area('M0-6Q-18-14-42-8V-12Q-18-18 0-8Q18-18 42-12V-8Q18-14 0-6Z', '#5b3bd6')}${line('M-32-38q12-2 24 4M-32-29q12-2 24 4M32-38q-12-2-24 4M32-29q-12-2-24 4', '#c9b8e6', 3)}`,
  kertas: `${area('M-28-2L-24-54L26-58L28-4Z', '#fffdf6')}${line('M-16-44L16-46M-17-34L10-36M-18-24L16-26M-18-14L4-15', '#9aa6c8', 3.4)}${area('M14-22l6 8-10 2Z', '#e8503f')}`,
  tali: `<path d="M-24-6a22 10 0 1 1 48 0a22 10 0 1 1-48 0M-20-14a20 9 0 1 1 40 0M-17-21a17 8 0 1 1 34 0" fill="none" stroke="#c99a52" stroke-width="7"/>${line('M22-6Q44-2 42-22', '#c99a52', 6)}`,
  bola: `${oval([0, -22, 22], '#fff')}${area('M0-32L9-25L6-14H-6L-9-25Z', '#3a2f52')}${area('M-21-28L-13-36L-17-24ZM21-28L13-36L17-24ZM-10-4L-4-8L4-8L10-4Q0 3-10-4Z', '#3a2f52')}`,
  'layang-layang': `${line('M0 40Q-12 60 4 76T-6 112', '#7a6a9a', 2.6)}${area('M0-44L34 0L0 42L-34 0Z', '#ff5c7a')}${area('M0-44L34 0H0Z', '#ffd34f')}${area('M0 42L-34 0H0Z', '#3fb6e8')}${line('M0-44V42M-34 0H34', '#ffffffaa', 2.4)}${area('M-6 58l14-6-4 12ZM-2 84l12-7-2 13Z', '#ffd34f')}`,
  perahu: `${line('M2-16V-84', '#8a5230', 6)}${area('M8-80Q48-56 44-24L8-22Z', '#fff6e4')}${area('M-2-76Q-30-50-32-24L-2-22Z', '#ff8a5c')}${area('M-60-22H62Q52 2 34 2H-34Q-52 2-60-22Z', '#b5623a')}${line('M-52-12H54', '#ffd34f', 5)}`,
  mesin: `${box([-20, -60, 40, 28, 9], '#e8573f')}${line('M-12-46H12', '#fff6e4', 5)}${box([-7, -34, 14, 26, 3], '#5d6580')}${mirrored(area('M0-6Q18-16 20-4Q12 4 0-2Z', '#8a93ad'))}${line('M20-54L44-60', '#3c4058', 6)}`,
  jembatan: `<path d="M-74-18Q0-46 74-18" fill="none" stroke="#b07a48" stroke-width="13"/>${line('M-74-44Q0-72 74-44M-72-18V-46M-36-30V-58M0-34V-62M36-30V-58M72-18V-46', '#8a5230', 5)}${mirrored(line('M70-14V0', '#8a5230', 9))}`,
  daun: `${area('M-42-6Q-36-46 6-50Q36-52 44-40Q40-4-4 0Q-28 2-42-6Z', '#3fa65c')}${line('M-44 0Q0-16 38-38M-20-10L-22-28M-2-18L0-38M-8-14L10-8M10-24L26-18', '#8fd59c', 3)}`,
  'orang-orangan': `${line('M0 0V-84M-44-64H44', '#9c6a3f', 7)}${area('M-40-72H40L36-52H20L24-16H-24L-20-52H-36Z', '#c8573f')}${line('M-10-60h8v8h-8ZM6-40h9v9h-9Z', '#ffd34f', 3)}${oval([0, -90, 19], '#f0d9a4')}${mirrored(oval([6, -91, 2.6], '#3a2438'))}${line('M-7-83q7 5 14 0', '#3a2438', 2.6)}${area('M-34-100Q0-138 34-100Q0-110-34-100Z', '#e0b259')}`,
};

const pictures: Readonly<Record<Thing, string>> = { ...daily, ...festive, ...food };

export const drawThing = (name: Thing): string => pictures[name];

export const isThing = (name: string): name is Thing => name in pictures;

/** Half of how wide it stands. */
export const halfOfThing = (name: Thing): number =>
  name === 'perahu' ? 58 : name === 'kertas' ? 28 : 38;

/** Is in the air, or stands behind everybody. */
export const isInSky = (name: Thing): boolean => name === 'layang-layang';
export const isBehind = (name: Thing): boolean => name === 'jembatan' || name === 'ogoh-ogoh';
