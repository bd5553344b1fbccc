/** Which animal has which coat, ears and horns. */
import { area, line, mirrored, oval } from '../paint.ts';
import type { Fur } from './furry.ts';

const patch = area('M-30-6Q-30-27-6-26Q0-16-9-5Q-20 6-30-6Z', '#4a3a44');
const horns = mirrored(area('M12-24Q20-42 29-40Q26-28 20-20Z', '#e2c48c'));
const bigHorns = mirrored(area('M10-24Q44-22 50-54Q30-40 16-18Z', '#d8c8a4'));
const tusks = mirrored(area('M12 13Q20 30 27 26Q20 20 20 11Z', '#fff6e4'));

export const furryAnimals = {
  kucing: {
    coat: '#f5a742',
    belly: '#fff1d8',
    dark: '#d0615f',
    ears: 'pointed',
    marks: line('M0-27v9M-9-26l2 8M9-26l-2 8', '#c9742a', 4),
  },
  anjing: { coat: '#c98b52', belly: '#fbe6c8', dark: '#8a5632', ears: 'hanging', nose: 'snout' },
  monyet: {
    coat: '#8d5f3c',
    belly: '#f3cfa0',
    dark: '#5a3a26',
    ears: 'round',
    marks: `${mirrored(oval([11, -2, 13, 12], '#f3cfa0'))}${oval([0, 12, 17, 12], '#f3cfa0')}`,
  },
  orangutan: {
    coat: '#c8571f',
    belly: '#e9a06b',
    dark: '#5b2f1c',
    ears: 'none',
    tail: 'none',
    nose: 'broad',
    head: 'tall',
    behind: mirrored(line('M18-40Q46-28 40-5', '#b54c19', 15)),
    marks: `${mirrored(oval([19, 6, 11, 17], '#9d4a24'))}${oval([0, 0, 20, 18], '#e2a06b')}`,
  },
  tarsius: {
    coat: '#a9835c',
    belly: '#ecd7b4',
    dark: '#8a6745',
    ears: 'wide',
    tail: 'tuft',
    marks: mirrored(`${oval([12, -4, 13.5], '#fff3c9')}${oval([12, -4, 10.5], '#f0b43c')}`),
  },
  gajah: {
    coat: '#9aa6bd',
    belly: '#c3cbdb',
    dark: '#8390aa',
    ears: 'wide',
    nose: 'trunk',
    tail: 'tuft',
    marks: tusks,
  },
  sapi: {
    coat: '#fbf6ef',
    belly: '#f7c9bd',
    dark: '#4a3a44',
    ears: 'side',
    nose: 'broad',
    tail: 'tuft',
    marks: `${patch}${horns}`,
    onBody: oval([13, -36, 9, 8], '#4a3a44'),
  },
  kerbau: {
    coat: '#67637a',
    belly: '#938ea6',
    dark: '#3c3848',
    ears: 'side',
    nose: 'broad',
    tail: 'tuft',
    marks: bigHorns,
  },
  kambing: {
    coat: '#f3e6d2',
    belly: '#fffaf0',
    dark: '#7a5a44',
    ears: 'side',
    nose: 'snout',
    tail: 'short',
    head: 'tall',
    marks: `${mirrored(line('M8-26Q14-44 24-42', '#a78b68', 7))}${area('M-6 24Q0 44 6 24Z', '#d8c3a2')}`,
  },
  kuda: {
    coat: '#a8673a',
    belly: '#e9c79c',
    dark: '#4b2a1c',
    ears: 'pointed',
    nose: 'broad',
    tail: 'bushy',
    head: 'tall',
    marks: area('M-9-30Q0-42 11-30Q7-16 0-11Q-5-18-9-30Z', '#4b2a1c'),
  },
} as const satisfies Record<string, Fur>;
