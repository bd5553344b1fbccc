/** One order at work: what a game draws, and what it hands back when the child has tried. */

export interface Work<Order> {
  readonly order: Order;
  readonly level: number;
  /** 0 nothing, 1 a way of thinking, 2 what can be counted, 3 and more where the answer lies. */
  readonly aid: number;
  readonly seed: number;
}

export interface Tried {
  isRight: boolean;
  response: (number | string)[];
  /** What there is to see of a miss. */
  line: string;
}

export type OnTry = (tried: Tried) => void;

export interface Desk<Order> {
  /** A new order, from its beginning. */
  ask(work: Work<Order>): void;
  /** The same order with more help; what the child laid stays. */
  aid(work: Work<Order>): void;
  /** Words and places again. */
  draw(): void;
  /** Plays out what was tried, then goes on. */
  show(then: () => void): void;
}

/** Words of an order. Praise names what is there; a way is no answer. */
export interface OrderWords<Order> {
  goal(order: Order): string;
  way(order: Order): string;
  count(order: Order): string;
  show(order: Order): string;
  alone(order: Order): string;
  fits(order: Order): string;
}
