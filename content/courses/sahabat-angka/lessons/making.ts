/** Short ways to write the items of a lesson. What comes out is plain data. */
import type { CourseItem } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';

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
  say:
    n < 10
      ? both(`Naikkan ${n}, lalu berangkat!`, `Let ${n} get on, then go!`)
      : both(`Naikkan ${n}. Sepuluh dulu!`, `Let ${n} get on. Ten first!`),
  args: { n, thing, ...(ghosts && { ghosts }) },
  skill,
  difficulty,
});

export interface Changing {
  id: string;
  have: number;
  /** Below zero: this many get off. */
  by: number;
  thing: string;
  choices: number[];
  skill: string;
  difficulty: number;
}

/** Some get on or off the bus: how many ride then? */
export const onTheBus = ({ id, have, by, thing, ...rest }: Changing): CourseItem => ({
  id,
  activity: 'bus',
  say:
    by > 0
      ? both(
          `Ada ${have}, naik ${by} lagi.\nJadi berapa?`,
          `${have} ride, ${by} get on.\nHow many now?`,
        )
      : both(
          `Ada ${have}, turun ${-by}.\nSisa berapa?`,
          `${have} ride, ${-by} get off.\nHow many are left?`,
        ),
  args: { have, by, thing, choices: rest.choices },
  skill: rest.skill,
  difficulty: rest.difficulty,
});
