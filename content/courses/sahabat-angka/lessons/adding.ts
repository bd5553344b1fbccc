import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { sums } from '../generators/sums.ts';
import { hopsBetween, hopTimes, landsOn } from './hops.ts';
import { onTheBus } from './making.ts';

const skill = 'add-20';

const ride = (have: number, by: number, say: CourseTask['say']): CourseTask => ({
  id: `ride-${have}-${by}`,
  activity: 'bus',
  say,
  args: { n: have + by, have, thing: have > 6 ? 'frog' : 'chick' },
});

const walk = (from: number, by: number, say: CourseTask['say']): CourseTask => ({
  id: `walk-${from}-${by}`,
  activity: 'hop',
  say,
  args: { from, by },
});

const join = (
  item: [have: number, by: number, choices: number[], difficulty: number],
): CourseItem => {
  const [have, by, choices, difficulty] = item;
  const thing = (have + by) % 2 === 0 ? 'chick' : 'duck';
  return onTheBus({ id: `join-${have}-${by}`, have, by, thing, choices, skill, difficulty });
};

const land = (
  item: [from: number, by: number, choices: number[], difficulty: number],
): CourseItem => {
  const [from, by, choices, difficulty] = item;
  return landsOn({ id: `land-${from}-${by}`, from, by, choices, skill, difficulty });
};

const times = (from: number, by: number, difficulty: number): CourseItem =>
  hopTimes({ id: `hop-${from}-${by}`, from, by, skill, difficulty });

const reach = (
  item: [from: number, by: number, choices: number[], difficulty: number],
): CourseItem => {
  const [from, by, choices, difficulty] = item;
  return hopsBetween({ id: `reach-${from}-${by}`, from, by, choices, skill, difficulty });
};

export const adding: CourseLesson = {
  id: 'adding',
  title: { id: 'Ayo menambah', en: 'Adding on' },
  recap: {
    id: 'Kamu mulai dari yang sudah ada,\nlalu menghitung maju.',
    en: 'You started from what was there\nand counted on.',
  },
  look: [
    ride(3, 2, {
      id: 'Tiga di bus, dua menunggu.\nKetuk: mereka naik!',
      en: 'Three ride, two wait.\nTap: they get on!',
    }),
    ride(6, 3, {
      id: 'Mulai dari enam. Teruskan:\ntujuh, delapan, sembilan!',
      en: 'Start at six. Go on:\nseven, eight, nine!',
    }),
    walk(4, 3, {
      id: 'Katak di empat.\nMaju tiga: ketuk kolamnya!',
      en: 'Frog sits on four.\nThree on: tap the pond!',
    }),
    ride(8, 5, {
      id: 'Delapan dan lima.\nLihat, lantai bawah penuh dulu!',
      en: 'Eight and five.\nThe lower deck fills first!',
    }),
    walk(9, 4, {
      id: 'Dari sembilan maju empat.\nHitung lompatannya!',
      en: 'Four on from nine.\nCount the hops!',
    }),
  ],
  try: [
    hopTimes({ id: 'try-hop-3-2', from: 3, by: 2, skill, difficulty: -2.8, fly: 1 }),
    onTheBus({
      id: 'try-join-4-1',
      have: 4,
      by: 1,
      thing: 'chick',
      choices: [3, 5, 8],
      skill,
      difficulty: -2.8,
    }),
    landsOn({
      id: 'try-land-5-2',
      from: 5,
      by: 2,
      choices: [2, 7, 10],
      skill,
      difficulty: -2.4,
    }),
  ],
  play: {
    items: 8,
    bank: besides(
      [
        join([2, 1, [1, 3, 6], -3.2]),
        join([3, 3, [3, 6, 9], -2.4]),
        join([5, 2, [3, 6, 7], -2]),
        join([6, 3, [8, 9, 10], -1.5]),
        join([4, 4, [7, 8, 10], -1.7]),
        join([9, 2, [7, 10, 11], -0.9]),
        join([8, 4, [12, 13, 14], -0.3]),
        join([7, 6, [11, 12, 13], 0.2]),
        join([9, 8, [16, 17, 18], 0.7]),
        land([2, 3, [3, 5, 8], -2.5]),
        land([6, 2, [4, 7, 8], -1.8]),
        land([9, 3, [11, 12, 13], -0.7]),
        land([11, 4, [14, 15, 16], -0.4]),
        land([13, 5, [8, 17, 18], 0]),
        times(1, 4, -2.6),
        times(5, 5, -2),
        times(8, 3, -1.6),
        times(12, 6, -1.2),
        reach([2, 2, [1, 2, 4], -2.2]),
        reach([4, 5, [4, 5, 9], -1.2]),
        reach([7, 4, [3, 4, 5], -0.6]),
        reach([9, 6, [5, 6, 7], 0.2]),
      ],
      sums(skill),
      110,
    ),
  },
  make: {
    id: 'make-sum',
    activity: 'picture',
    say: {
      id: 'Pasang bunga dan kupu-kupu.\nNobi menambahkan!',
      en: 'Place flowers and butterflies.\nNobi adds them up!',
    },
    args: { things: ['flower', 'butterfly'], most: 10, sum: 1 },
  },
};
