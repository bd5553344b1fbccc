/** Short ways to write tasks of shapes and of rows that repeat. */
import type { CourseItem } from '@nobi/kit/course';

export type Row = string[];

/** `n` lanterns that repeat a part. */
export const repeat = (part: Row, n: number): Row =>
  Array.from({ length: n }, (_, i) => part[i % part.length] ?? '');

export interface Lamps {
  id: string;
  part: Row;
  n: number;
  gap: number;
  choices: string[];
  difficulty: number;
}

export const lamps = ({ id, part, n, gap, choices, difficulty }: Lamps): CourseItem => ({
  id: `lamps-${id}`,
  activity: 'pattern',
  say: { id: 'Lampion mana yang hilang?', en: 'Which lantern is missing?' },
  args: { row: repeat(part, n), gap, choices },
  skill: 'patterns',
  difficulty,
});

export const mend = (
  item: [scene: string, hole: number, choices: string[], difficulty: number],
): CourseItem => {
  const [scene, hole, choices, difficulty] = item;
  return {
    id: `fit-${scene}-${hole}`,
    activity: 'puzzle',
    say: { id: 'Bentuk mana yang pas?', en: 'Which shape fits?' },
    args: { scene, hole, choices },
    skill: 'shapes',
    difficulty,
  };
};
