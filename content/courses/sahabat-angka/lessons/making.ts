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

export interface Boarding extends Giving {
  thing: string;
}

/** Exactly so many riders on a bus of two decks. */
export const loadBus = ({ id, n, thing, skill, difficulty, ghosts }: Boarding): CourseItem => ({
  id,
  activity: 'bus',
  say: both(`Naikkan ${n}. Sepuluh dulu!`, `Let ${n} get on. Ten first!`),
  args: { n, thing, ...(ghosts && { ghosts }) },
  skill,
  difficulty,
});

export interface Leaping {
  id: string;
  from: number;
  /** Below zero: back. */
  by: number;
  choices: number[];
  skill: string;
  difficulty: number;
}

/** Where does the frog come to sit? */
export const landsOn = ({ id, from, by, choices, skill, difficulty }: Leaping): CourseItem => ({
  id,
  activity: 'hop',
  say:
    by > 0
      ? both(
          `Dari ${from} maju ${by}.\nKatak sampai di mana?`,
          `${by} on from ${from}.\nWhere will it land?`,
        )
      : both(
          `Dari ${from} mundur ${-by}.\nKatak sampai di mana?`,
          `${-by} back from ${from}.\nWhere will it land?`,
        ),
  args: { from, by, choices },
  skill,
  difficulty,
});
