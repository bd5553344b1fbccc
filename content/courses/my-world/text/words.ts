/** What the activities say. A sentence of the task comes as it is written in English. */
import type { BasketMiss } from '../rules/baskets.ts';
import type { Miss } from '../rules/line.ts';
import type { Spots } from '../rules/spots.ts';
import type { TimeMiss } from '../rules/times.ts';

export type WayName =
  | 'build'
  | 'gap'
  | 'spell'
  | 'pick'
  | 'read'
  | 'gather'
  | 'spot'
  | 'clock'
  | 'card';

export interface Words {
  check: string;
  watch: string;
  quip: string;
  /** Right: names what the child did, then the sentence. */
  done: Record<
    'build' | 'spell' | 'pick' | 'gather' | 'spot' | 'clock',
    (sentence: string) => string
  >;
  /** A whole letter is too long to be said again. */
  lettered: string;
  misses: Record<Miss, string>;
  baskets: Record<BasketMiss, string>;
  spots: Record<Spots['kind'], string>;
  times: Record<TimeMiss, string>;
  readAgain: string;
  /** How to go about it, said when help is wanted. */
  ways: Record<WayName, string>;
  picture(at: number): string;
  spot(at: number): string;
  turn: Readonly<Record<string, string>>;
  take(name: string): string;
  putBack(name: string): string;
  stick(name: string): string;
  unstick: string;
}
