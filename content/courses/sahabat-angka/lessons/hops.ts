/** Short ways to write the tasks of the frog. */
import type { CourseItem } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';

interface Leaping {
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

/** Exactly so many hops, on or back. */
export const hopTimes = ({
  id,
  from,
  by,
  skill,
  difficulty,
  fly,
}: Omit<Leaping, 'choices'> & { fly?: 1 }): CourseItem => ({
  id,
  activity: 'hop',
  say:
    by > 0
      ? both(`Dari ${from}, lompat maju ${by} kali!`, `From ${from}, hop on ${by}!`)
      : both(`Dari ${from}, lompat mundur ${-by} kali!`, `From ${from}, hop back ${-by}!`),
  args: { from, by, ...(fly && { fly }) },
  skill,
  difficulty,
});

/** How many hops are between the frog and the fly? */
export const hopsBetween = ({ id, from, by, choices, skill, difficulty }: Leaping): CourseItem => ({
  id,
  activity: 'hop',
  say: both('Berapa lompatan sampai lalat?', 'How many hops to the fly?'),
  args: { from, by, choices, asks: 'hops' },
  skill,
  difficulty,
});
