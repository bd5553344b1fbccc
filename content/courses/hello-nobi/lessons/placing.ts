/** Short ways to write tasks of putting things in places and of singing. */
import type { CourseItem } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { hinted, type Weight } from './making.ts';

interface Placing {
  id: string;
  way: 'put' | 'seek';
  toy: string;
  want: string;
  of: string[];
}

/** Put it there, or find it there. */
export const placing = ({ id, way, toy, want, of }: Placing, weight: Weight): CourseItem => ({
  id,
  activity: 'spot',
  say:
    way === 'put'
      ? both('Taruh di mana?\nDengar, lalu ketuk.', 'Where does it go?\nListen, then tap.')
      : both('Sembunyi di mana?\nDengar, lalu ketuk.', 'Where does it hide?\nListen, then tap.'),
  args: { way, toy, want, of, ...hinted(weight) },
  skill: weight.skill,
  difficulty: weight.difficulty,
});

type PlacingRow = readonly [
  way: Placing['way'],
  toy: string,
  want: string,
  of: string[],
  difficulty: number,
];

export const placings = (skill: string, rows: readonly PlacingRow[]): CourseItem[] =>
  rows.map(([way, toy, want, of, difficulty]) =>
    placing(
      { id: `${way}-${toy}-${want}-${of.length}`, way, toy, want, of },
      { skill, difficulty },
    ),
  );

interface Singing {
  id: string;
  want: string[];
  of: string[];
}

/** Find each verse of a song by its picture. */
export const singing = ({ id, want, of }: Singing, weight: Weight): CourseItem => ({
  id,
  activity: 'wheel',
  say: both('Kartu mana itu?\nDengar, lalu ketuk.', 'Which card is it?\nListen, then tap.'),
  args: { want, of, ...hinted(weight) },
  skill: weight.skill,
  difficulty: weight.difficulty,
});
