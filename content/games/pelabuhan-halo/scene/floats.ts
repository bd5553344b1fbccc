/** What floats dips under a load, each spot on a spring of its own. Depths in a berth's units. */
import { type SpotId, spotIds } from '../rules/spots.ts';
import { nounNamed, type Thing } from '../rules/things.ts';

interface Spring {
  deep: number;
  speed: number;
  rest: number;
}

export const weightOf = ({ word, size }: Thing): number => {
  const own = nounNamed(word)?.isHeavy ? 20 : 5;
  return own * (size === 'big' ? 1.4 : size === 'small' ? 0.5 : 1);
};

/** A bridge and a house hardly move, a big boat a little, a small boat sinks to its rim. */
const giveOf = (spot: SpotId): number => {
  if (spot === 'on-big-boat') return 0.25;
  return /bridge|house|table|island|rock/.test(spot) && !spot.startsWith('next') ? 0.1 : 0.85;
};

export class Floats {
  #springs = new Map<SpotId, Spring>(
    spotIds.map((id) => [id, { deep: 0, speed: 0, rest: 0 }] as const),
  );

  load(weight: (spot: SpotId) => number): void {
    for (const [spot, spring] of this.#springs) spring.rest = weight(spot) * giveOf(spot);
  }

  push(spot: SpotId, push: number): void {
    const spring = this.#springs.get(spot);
    if (spring) spring.speed += push;
  }

  deep(spot: SpotId): number {
    return this.#springs.get(spot)?.deep ?? 0;
  }

  /** Everything as deep as its load asks for, at once. */
  rest(): void {
    for (const spring of this.#springs.values())
      Object.assign(spring, { deep: spring.rest, speed: 0 });
  }

  step(seconds: number, isCalm: boolean): void {
    if (isCalm) {
      this.rest();
      return;
    }
    for (const spring of this.#springs.values()) {
      spring.speed += ((spring.rest - spring.deep) * 130 - spring.speed * 5) * seconds;
      spring.deep = Math.max(-8, Math.min(34, spring.deep + spring.speed * seconds));
    }
  }
}
