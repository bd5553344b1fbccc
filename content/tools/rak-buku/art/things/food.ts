/** What is eaten in the stories. */
import { area, line, oval, put } from '../paint.ts';

const egg = (x: number): string =>
  put(
    x,
    0,
    `${area('M0-34Q15-22 15-13Q15 0 0 0Q-15 0-15-13Q-15-22 0-34Z', '#fff1dc')}${oval([-4, -18, 3, 5], '#ffffff')}`,
  );

export const food = {
  kue: `${oval([0, -3, 44, 7], '#d8d3e6')}${area('M-30-6Q-32-36 0-38Q32-36 30-6Q0 2-30-6Z', '#7cc76a')}${line('M-22-26Q0-16 22-26M-27-16Q0-6 27-16', '#fff6e4', 5)}${oval([0, -42, 7], '#e8503f')}`,
  ketupat: `${area('M0-62L32-30L0 2L-32-30Z', '#9fce5a')}${line('M-16-46L16-14M-24-38L8-6M-8-54L24-22M16-46L-16-14M24-38L-8-6M8-54L-24-22', '#6fa03c', 3.4)}${line('M0-62Q-8-78-2-84M0-62Q8-76 6-84M0 2Q-6 12-12 12M0 2Q6 12 12 12', '#c9b25a', 4)}`,
  telur: `${egg(-17)}${egg(17)}${egg(0)}`,
  buah: `${oval([0, -22, 24, 22], '#ff8a3c')}${oval([-8, -30, 7, 5], '#ffc48a')}${line('M0-42Q2-50 8-54', '#7a4a2a', 4)}${area('M6-48Q20-62 32-50Q20-40 6-48Z', '#4fae5a')}`,
};
