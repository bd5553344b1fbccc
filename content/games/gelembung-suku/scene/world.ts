/** The physics, wrapped so that nothing else knows the engine. World units and seconds in, poses out. */

import type { Spot } from '@nobi/kit/canvas';
import Matter from 'matter-js';
import type { Actor } from './actor.ts';
import { jarHalf } from './frame.ts';

interface Piece {
  actor: Actor;
  body: Matter.Body;
  /** The middle of the stack that it belongs to; null lets it roll where it likes. */
  lane: number | null;
}

export interface WorldEvents {
  /** Two bubbles met, or one met the glass (`other` is null). */
  onTouch(one: Actor, other: Actor | null, speed: number): void;
}

const solid = { isStatic: true, friction: 0.3 };
const wall = 80;

const makeJar = (): Matter.Body[] => [
  Matter.Bodies.rectangle(0, wall / 2, 900, wall, solid),
  Matter.Bodies.rectangle(-jarHalf - wall / 2, -500, wall, 1200, solid),
  Matter.Bodies.rectangle(jarHalf + wall / 2, -500, wall, 1200, solid),
];

/** A round bottom: in free play bubbles roll together instead of lying apart. */
const makeBowl = (): Matter.Body[] =>
  [-1, 1].map((side) =>
    Matter.Bodies.rectangle(side * 150, 4, 190, 40, { ...solid, angle: -side * 0.2 }),
  );

const guide = ({ body, lane }: Piece): void => {
  if (lane === null) return;
  Matter.Body.setVelocity(body, { x: (lane - body.position.x) * 0.2, y: body.velocity.y });
};

export class World {
  #engine = Matter.Engine.create({ gravity: { x: 0, y: 1.3 } });
  #bowl = makeBowl();
  #pieces = new Map<number, Piece>();
  #events: WorldEvents;

  constructor(events: WorldEvents) {
    this.#events = events;
    Matter.Composite.add(this.#engine.world, makeJar());
    Matter.Events.on(this.#engine, 'collisionStart', ({ pairs }) => {
      for (const { bodyA, bodyB } of pairs) this.#hit(bodyA, bodyB);
    });
  }

  #actorOf(body: Matter.Body): Actor | null {
    for (const piece of this.#pieces.values()) if (piece.body === body) return piece.actor;
    return null;
  }

  #hit(one: Matter.Body, other: Matter.Body): void {
    const [first, second] = [this.#actorOf(one), this.#actorOf(other)];
    const speed = Math.hypot(one.velocity.x - other.velocity.x, one.velocity.y - other.velocity.y);
    if (first) this.#events.onTouch(first, second, speed);
    else if (second) this.#events.onTouch(second, null, speed);
  }

  bowl(wanted: boolean): void {
    Matter.Composite.remove(this.#engine.world, this.#bowl);
    if (wanted) Matter.Composite.add(this.#engine.world, this.#bowl);
  }

  add(actor: Actor, lane: number | null, speed: Spot = { x: 0, y: 0 }): void {
    const body = Matter.Bodies.circle(actor.x, actor.y, actor.size, {
      restitution: 0.42,
      friction: 0.08,
      frictionAir: 0.012,
      density: 0.001,
    });
    // Letters stay upright, or nobody could read them.
    Matter.Body.setInertia(body, Number.POSITIVE_INFINITY);
    Matter.Body.setVelocity(body, speed);
    this.#pieces.set(actor.key, { actor, body, lane });
    Matter.Composite.add(this.#engine.world, body);
  }

  kick(key: number, speed: Spot): void {
    const piece = this.#pieces.get(key);
    if (piece) Matter.Body.setVelocity(piece.body, speed);
  }

  remove(key: number): void {
    const piece = this.#pieces.get(key);
    if (!piece) return;
    Matter.Composite.remove(this.#engine.world, piece.body);
    this.#pieces.delete(key);
  }

  clear(): void {
    for (const key of [...this.#pieces.keys()]) this.remove(key);
  }

  actors(): Actor[] {
    return [...this.#pieces.values()].map(({ actor }) => actor);
  }

  /** Bubbles that touch right now, a hair's breadth counting as touching. */
  neighbours(): (readonly [Actor, Actor])[] {
    const all = this.actors();
    return all.flatMap((one, i) =>
      all.slice(i + 1).flatMap((other) => {
        const apart = Math.hypot(one.x - other.x, one.y - other.y) - one.size - other.size;
        return apart < 3 ? [[one, other] as const] : [];
      }),
    );
  }

  step(seconds: number): void {
    for (const piece of this.#pieces.values()) guide(piece);
    Matter.Engine.update(this.#engine, seconds * 1000);
    for (const { actor, body } of this.#pieces.values()) {
      actor.x = body.position.x;
      actor.y = body.position.y;
    }
  }
}
