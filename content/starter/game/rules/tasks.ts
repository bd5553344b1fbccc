/** What a round asks. Pure: chance comes in as an argument, levels are a table. */
import { type Random, shuffled } from '@nobi/kit/guest';

export const skill = 'compare-10';

export interface Task {
  id: string;
  /** The most that lies on a plate, and by how many the next plate has less. */
  most: number;
  less: number;
  /** On the learning kit's scale; a new child stands at 0. */
  difficulty: number;
}

const task = (most: number, less: number, difficulty: number): Task => ({
  id: `most-${most}-${less}`,
  most,
  less,
  difficulty,
});

export const bank: readonly Task[] = [
  task(5, 4, -4),
  task(6, 4, -3.5),
  task(7, 4, -3.1),
  task(5, 3, -2.7),
  task(6, 3, -2.4),
  task(8, 3, -2.1),
  task(5, 2, -1.8),
  task(7, 2, -1.4),
  task(9, 2, -1),
  task(5, 1, -0.6),
  task(6, 1, -0.2),
  task(8, 1, 0.2),
  task(9, 1, 0.6),
  task(10, 1, 1),
];

/** Four plates, one of which holds more than any other. */
export const platesOf = ({ most, less }: Task, random: Random): number[] => {
  const next = most - less;
  return shuffled(random, [most, next, Math.max(1, next - 1), Math.max(1, next - 2)]);
};

export const isMost = (plates: readonly number[], count: number): boolean =>
  count === Math.max(...plates);
