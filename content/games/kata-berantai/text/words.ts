/** All that is said. The word of a picture is heard; it is written only where a child may copy it. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Miss, Order } from '../rules/orders.ts';
import type { Word } from '../rules/words.ts';

export interface Words extends OrderWords<Order> {
  first: string;
  miss(miss: Miss): string;
  /** A link of a chain fits: what the train is now, and that the next one waits. */
  link(word: Word): string;
  empty: string;
  full: string;
  gap: string;
  go: string;
  wagon(letters: string): string;
  more: string;
  picture(word: Word): string;
  toot: string;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  /** What came out of the funnel: a thing that is known, or somebody who never was there before. */
  known(word: Word): string;
  creature(read: string): string;
  sneeze: string;
  makeGoal: Readonly<Record<Order['form'], string>>;
  unsound: string;
}
