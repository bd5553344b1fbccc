/** Short ways to write the items of a lesson. What comes out is plain data. */
import type { CourseItem, CourseTask } from '@nobi/kit/course';

type Both = CourseTask['say'];

const both = (id: string, en: string): Both => ({ id, en });

export interface Counting {
  id: string;
  thing: string;
  n: number;
  choices: number[];
  skill: string;
  difficulty: number;
}

/** How many are there? The things may be tapped one by one before an answer is picked. */
export const howMany = ({ id, thing, n, choices, skill, difficulty }: Counting): CourseItem => ({
  id,
  activity: 'count',
  say: both('Ada berapa? Ketuk sahabatnya.', 'How many? Tap that friend.'),
  args: { thing, n, choices },
  skill,
  difficulty,
});

export interface Giving {
  id: string;
  n: number;
  skill: string;
  difficulty: number;
  ghosts?: 1;
}

/** Exactly so many eyes wake a monster. */
export const eyesFor = ({ id, n, skill, difficulty, ghosts }: Giving): CourseItem => ({
  id,
  activity: 'monster',
  say: both(
    `Beri ${n} mata, lalu bangunkan!`,
    `Give it ${n} ${n === 1 ? 'eye' : 'eyes'}, then wake it!`,
  ),
  args: { n, ...(ghosts && { ghosts }) },
  skill,
  difficulty,
});

/** Exactly so many ducks in a boat of ten seats. */
export const ducksFor = ({ id, n, skill, difficulty, ghosts }: Giving): CourseItem => ({
  id,
  activity: 'boat',
  say: both(`Naikkan ${n} bebek, lalu berangkat!`, `Put ${n} ducks on board, then sail!`),
  args: { n, have: 0, ...(ghosts && { ghosts }) },
  skill,
  difficulty,
});
