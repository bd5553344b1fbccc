/** What a round asks. Pure: chance comes in as an argument, levels are a table. */
import { type Random, shuffled } from '@nobi/kit/guest';
import { type LearningTask, makePlan, targetSuccess } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import { compare10 } from '../../../skills/number.ts';

export interface Order {
  /** The most that lies on a plate, and by how many the next plate has less. */
  readonly most: number;
  readonly less: number;
}

export interface Task extends LearningTask {
  readonly order: Order;
}

export const skillIds = [compare10.id];

/** Numbers stand on the plates at the lowest level; at the highest what is seen must do. */
const easedBy = [0.9, 0];
const topLevel = easedBy.length - 1;

/** One less is the hardest to see, on the learning kit's scale; a new child stands at 0. */
const farther = [0, -0.6, -1.8, -2.7, -3.6];
const wholeTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

export const bank: readonly Task[] = easedBy.flatMap((eased, level) =>
  wholeTo(10).flatMap((most) =>
    wholeTo(4)
      .filter((less) => most >= 4 && less < most)
      .map((less) => ({
        id: `most-${most}-${less}`,
        skill: compare10.id,
        level,
        order: { most, less },
        difficulty: (farther[less] ?? 0) + (most - 5) * 0.3 - eased,
        proves: level === topLevel && less === 1,
      })),
  ),
);

const first = bank.find(({ id, level }) => id === 'most-5-4' && level === 0);

export const plan = makePlan<Task>({
  skills: [compare10],
  tasks: bank,
  target: targetSuccess(5),
  ...(first && { first }),
});

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 6 });

/** Four plates, one of which holds more than any other. */
export const platesOf = ({ most, less }: Order, random: Random): number[] => {
  const next = most - less;
  return shuffled(random, [most, next, Math.max(1, next - 1), Math.max(1, next - 2)]);
};

export const isMost = (plates: readonly number[], count: number): boolean =>
  count === Math.max(...plates);
