import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { differences } from '../generators/sums.ts';
import { hopsBetween, hopTimes, landsOn } from './hops.ts';
import { onTheBus } from './making.ts';

const skill = 'subtract-20';

const blow = (have: number, by: number, difficulty: number): CourseItem => ({
  id: `blow-${have}-${by}`,
  activity: 'cake',
  say: {
    id: `Ada ${have} lilin.\nTiup ${by}, lalu sajikan!`,
    en: `${have} candles. Blow out ${by},\nthen serve!`,
  },
  args: { have, by },
  skill,
  difficulty,
});

const off = (
  item: [have: number, by: number, choices: number[], difficulty: number],
): CourseItem => {
  const [have, by, choices, difficulty] = item;
  const thing = have % 2 === 0 ? 'frog' : 'duck';
  return onTheBus({ id: `off-${have}-${by}`, have, by: -by, thing, choices, skill, difficulty });
};

const back = (
  item: [from: number, by: number, choices: number[], difficulty: number],
): CourseItem => {
  const [from, by, choices, difficulty] = item;
  return landsOn({ id: `back-${from}-${by}`, from, by: -by, choices, skill, difficulty });
};

const between = (
  item: [from: number, to: number, choices: number[], difficulty: number],
): CourseItem => {
  const [from, to, choices, difficulty] = item;
  const id = `between-${from}-${to}`;
  return hopsBetween({ id, from, by: to - from, choices, skill, difficulty });
};

const look = (
  id: string,
  activity: string,
  task: Pick<CourseTask, 'say' | 'args'>,
): CourseTask => ({ id, activity, ...task });

export const taking: CourseLesson = {
  id: 'taking',
  title: { id: 'Ayo mengurangi', en: 'Taking away' },
  recap: {
    id: 'Kamu mengambil sebagian,\nlalu melihat sisanya.',
    en: 'You took some away\nand saw what was left.',
  },
  look: [
    look('party', 'cake', {
      say: {
        id: 'Lima lilin menyala.\nKetuk kue: tiup dua!',
        en: 'Five candles burn.\nTap the cake: blow out two!',
      },
      args: { have: 5, by: 2 },
    }),
    look('station', 'bus', {
      say: {
        id: 'Tujuh di bus, tiga turun.\nKetuk busnya!',
        en: 'Seven ride, three get off.\nTap the bus!',
      },
      args: { have: 7, n: 4, thing: 'chick' },
    }),
    look('pond-back', 'hop', {
      say: {
        id: 'Dari sembilan mundur empat.\nKetuk kolamnya!',
        en: 'Four back from nine.\nTap the pond!',
      },
      args: { from: 9, by: -4 },
    }),
    look('upstairs', 'bus', {
      say: {
        id: 'Dua belas, turun empat.\nYang di atas turun dulu!',
        en: 'Twelve, four get off.\nUpstairs goes first!',
      },
      args: { have: 12, n: 8, thing: 'frog' },
    }),
    look('gap', 'hop', {
      say: {
        id: 'Berapa selisih enam dan sepuluh?\nHitung lompatannya!',
        en: 'Six and ten: how far apart?\nCount the hops!',
      },
      args: { from: 6, by: 4 },
    }),
  ],
  try: [
    blow(4, 1, -3),
    hopTimes({ id: 'try-hop-6-back', from: 6, by: -2, skill, difficulty: -2.6, fly: 1 }),
    onTheBus({
      id: 'try-off-5-2',
      have: 5,
      by: -2,
      thing: 'chick',
      choices: [3, 6, 7],
      skill,
      difficulty: -2.4,
    }),
  ],
  play: {
    items: 8,
    bank: besides(
      [
        blow(3, 1, -3.3),
        blow(5, 3, -2.7),
        blow(7, 2, -2.4),
        blow(8, 5, -2),
        blow(10, 6, -1.6),
        off([4, 1, [3, 5, 8], -2.8]),
        off([6, 3, [2, 3, 9], -2.1]),
        off([9, 2, [6, 7, 8], -1.4]),
        off([10, 4, [5, 6, 7], -1]),
        off([13, 3, [9, 10, 16], -0.7]),
        off([12, 5, [6, 7, 8], 0.2]),
        off([15, 7, [7, 8, 9], 0.7]),
        back([5, 2, [3, 4, 7], -2.2]),
        back([8, 3, [4, 5, 6], -1.4]),
        back([12, 3, [8, 9, 10], -0.4]),
        back([17, 5, [12, 13, 14], 0]),
        hopTimes({ id: 'hop-7-back', from: 7, by: -3, skill, difficulty: -2.2 }),
        hopTimes({ id: 'hop-14-back', from: 14, by: -6, skill, difficulty: -1.1 }),
        between([3, 5, [1, 2, 8], -2]),
        between([8, 3, [4, 5, 6], -1]),
        between([9, 13, [3, 4, 5], -0.3]),
        between([16, 9, [6, 7, 8], 0.5]),
      ],
      differences(skill),
      110,
    ),
  },
  make: {
    id: 'make-cake',
    activity: 'cake',
    say: {
      id: 'Hias kuemu, lalu tiup!\nBerapa yang tersisa?',
      en: 'Light the candles, then blow!\nHow many are left?',
    },
    args: {},
  },
};
