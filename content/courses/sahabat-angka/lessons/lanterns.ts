/** Short ways to write tasks of lanterns in bundles of ten. What comes out is plain data. */
import type { CourseItem, CourseTask } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { numeral } from '../rules/numerals.ts';

interface Graded {
  difficulty: number;
}
interface Shown extends Graded {
  n: number;
  choices: number[];
}

const skill = 'tens-100';
const activity = 'tens';

/** How many hang there? */
export const lanternsSeen = ({ n, choices, difficulty }: Shown): CourseItem => ({
  id: `seen-${n}-${choices.join('-')}`,
  activity,
  say: both(
    'Hitung ikatan sepuluh dulu.\nAda berapa lampion?',
    'Count the tens first.\nHow many lanterns?',
  ),
  args: { n, choices },
  skill,
  difficulty,
});

/** Exactly so many, by bundles and by ones. */
export const hangLanterns = ({
  n,
  difficulty,
  ghosts,
}: Graded & { n: number; ghosts?: 1 }): CourseItem => ({
  id: `hang-${n}${ghosts ? '-ghosts' : ''}`,
  activity,
  say: both(`Pasang ${n} lampion.\nSepuluh-sepuluh dulu!`, `Hang ${n} lanterns.\nTens first!`),
  args: { n, ...(ghosts && { ghosts }) },
  skill,
  difficulty,
});

/** The number is heard; how is it written? */
export const writtenAs = ({ n, choices, difficulty }: Shown): CourseItem => ({
  id: `written-${n}-${choices.join('-')}`,
  activity,
  say: both(`Mana tulisan\n${numeral(n, 'id')}?`, `Which of them is\n${numeral(n, 'en')}?`),
  args: { n, choices, asks: 'name' },
  skill,
  difficulty,
});

interface Moved extends Graded {
  have: number;
  /** Below zero: fewer. */
  by: number;
  choices: number[];
}

const movedLine = (have: number, by: number): CourseTask['say'] => {
  if (by === 1)
    return both(`Sesudah ${have},\nbilangan berapa?`, `Which number\ncomes after ${have}?`);
  if (by === -1)
    return both(`Sebelum ${have},\nbilangan berapa?`, `Which number\ncomes before ${have}?`);
  return by > 0
    ? both(
        `Ada ${have}, tambah ${by} lagi.\nJadi berapa?`,
        `${have} hang, ${by} more come.\nHow many now?`,
      )
    : both(
        `Ada ${have}, diambil ${-by}.\nSisa berapa?`,
        `${have} hang, ${-by} are taken.\nHow many are left?`,
      );
};

/** One more, one less, or tens on and back. */
export const lanternsMoved = ({ have, by, choices, difficulty }: Moved): CourseItem => ({
  id: `moved-${have}-${by < 0 ? 'less' : 'more'}-${Math.abs(by)}-${choices.join('-')}`,
  activity,
  say: movedLine(have, by),
  args: { have, by, choices },
  skill,
  difficulty,
});

export const greatestOf = ({
  choices,
  asks,
  difficulty,
}: Graded & { choices: number[]; asks: 'most' | 'least' }): CourseItem => ({
  id: `${asks}-of-${choices.join('-')}`,
  activity,
  say:
    asks === 'most'
      ? both('Bilangan mana yang\npaling besar?', 'Which number is\nthe greatest?')
      : both('Bilangan mana yang\npaling kecil?', 'Which number is\nthe smallest?'),
  args: { choices, asks },
  skill,
  difficulty,
});
