/** Hair, a headscarf, and what is worn on the face; the middle of the head is 0, 0. */
import { area, line, mirrored, oval } from '../paint.ts';
import type { Looks } from './looks.ts';

const curls = [
  [-26, 4],
  [-25, -10],
  [-17, -22],
  [-6, -29],
  [6, -29],
  [17, -22],
  [25, -10],
  [26, 4],
] as const;

const braid = `${oval([31, 10, 8, 9], 'HAIR')}${oval([33, 23, 7, 8], 'HAIR')}${oval([34, 34, 6, 7], 'HAIR')}${oval([33, 29, 5, 3], '#ffd34f')}`;

export const hairBehind = (style: Looks['style'], hair: string): string => {
  if (style === 'braids') return mirrored(braid.replaceAll('HAIR', hair));
  if (style === 'bun') return oval([0, -32, 13], hair);
  if (style === 'curly')
    return [
      ...curls.map(([x, y]) => oval([x * 1.08, y, 13], hair)),
      mirrored(oval([28, 18, 11], hair)),
    ].join('');
  return style === 'curls' ? curls.map(([x, y]) => oval([x * 0.96, y - 2, 10], hair)).join('') : '';
};

export const drawHair = (style: Looks['style'], hair: string): string => {
  if (style === 'curly' || style === 'curls')
    return curls
      .slice(1, 7)
      .map(([x, y]) => oval([x * 0.84, y * 0.84, 9], hair))
      .join('');
  if (style === 'short')
    return area('M-28 3Q-33-33 0-33Q33-33 28 3Q27-12 18-16Q-2-12-16-19Q-24-12-28 3Z', hair);
  if (style === 'bald') return mirrored(area('M22-16Q33-10 28 8Q20 4 22-16Z', hair));
  return area('M-28 2Q-31-32 0-32Q31-32 28 2Q22-18 0-23Q-22-18-28 2Z', hair);
};

export const headscarf = (cloth: string, skin: string): string =>
  `${area('M0-34Q-36-34-33 2Q-33 20-38 36Q0 54 38 36Q33 20 33 2Q36-34 0-34Z', cloth)}${oval([0, 2, 23, 23.5], skin)}${line('M-24 2Q-22-25 0-25Q22-25 24 2', '#ffffff55', 3)}${line('M-20 32Q0 42 22 30', '#00000018', 3)}`;

const rounds = 'M-18 5a8 8 0 1 0 16 0a8 8 0 1 0-16 0M2 5a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-2 4h4';

export const onFace = (has: Looks['has'], hair: string): string => {
  if (has === 'glasses') return line(rounds, '#6a4f73', 2.2);
  if (has === 'moustache') return area('M-12 13Q-6 7 0 10Q6 7 12 13Q4 14 0 12Q-4 14-12 13Z', hair);
  return '';
};
