/** The physics, wrapped so that nothing else knows the engine. World units and seconds in, poses out. */
import Matter from 'matter-js';
import { plankThick } from './frame.ts';
import { float, lead, makeGround, type Piece, type Thing } from './pieces.ts';

export interface WorldEvents {
  unit(): number;
  onLand(speed: number, thing: Thing): void;
  onSplash(x: number, speed: number): void;
}

export interface PlankDrop {
  x: number;
  y: number;
  slot: number | null;
  angle?: number;
}

export interface AnimalDrop {
  x: number;
  y: number;
  radius: number;
  density: number;
  angle?: number;
}

export class World {
  #engine = Matter.Engine.create({ gravity: { x: 0, y: 1.25 } });
  #ground = makeGround();
  #hasRope = true;
  #pieces: Piece[] = [];
  #events: WorldEvents;

  constructor(events: WorldEvents) {
    this.#events = events;
    const { left, right, rope, bed } = this.#ground;
    Matter.Composite.add(this.#engine.world, [left, right, rope, bed]);
    Matter.Events.on(this.#engine, 'collisionStart', ({ pairs }) => {
      for (const { bodyA, bodyB } of pairs) this.#hit(bodyA, bodyB);
    });
  }

  #hit(one: Matter.Body, other: Matter.Body): void {
    const piece = this.#pieces.find((each) => each.body === one || each.body === other);
    const speed = Math.hypot(one.velocity.x - other.velocity.x, one.velocity.y - other.velocity.y);
    if (piece && speed > 1.2) this.#events.onLand(speed, piece);
  }

  #add(thing: Pick<Piece, 'key' | 'plank' | 'animal' | 'body' | 'slot'>, angle: number): void {
    const { x, y } = thing.body.position;
    Matter.Body.setAngle(thing.body, angle);
    const piece = { ...thing, x, y, angle, inWater: false, wasInWater: false };
    this.#pieces = [...this.#pieces, piece];
    Matter.Composite.add(this.#engine.world, thing.body);
  }

  #settle(piece: Piece): void {
    lead(piece);
    float(piece);
    piece.x = piece.body.position.x;
    piece.y = piece.body.position.y;
    piece.angle = piece.body.angle;
    if (piece.inWater && !piece.wasInWater) this.#events.onSplash(piece.x, piece.body.speed);
    piece.wasInWater = piece.inWater;
  }

  things(): readonly Thing[] {
    return this.#pieces;
  }

  step(seconds: number): void {
    for (const piece of this.#pieces) this.#settle(piece);
    Matter.Engine.update(this.#engine, seconds * 1000);
  }

  dropPlank(key: number, length: number, at: PlankDrop): void {
    const width = length * this.#events.unit() - 5;
    const body = Matter.Bodies.rectangle(at.x, at.y, width, plankThick, {
      chamfer: { radius: 6 },
      friction: 0.7,
      restitution: 0.28,
      density: 0.001,
    });
    this.#add({ key, plank: length, animal: null, body, slot: at.slot }, at.angle ?? 0);
  }

  dropAnimal(key: number, animal: number, at: AnimalDrop): void {
    const body = Matter.Bodies.circle(at.x, at.y, at.radius, {
      friction: 0.5,
      restitution: 0.45,
      density: at.density,
    });
    this.#add({ key, plank: null, animal, body, slot: null }, at.angle ?? 0);
  }

  /** The rope that carries planks while a bridge is being built. */
  rope(stretched: boolean): void {
    if (stretched === this.#hasRope) return;
    this.#hasRope = stretched;
    if (stretched) Matter.Composite.add(this.#engine.world, this.#ground.rope);
    else Matter.Composite.remove(this.#engine.world, this.#ground.rope);
  }

  /** Nothing leads the planks to their slots any more. */
  release(): void {
    for (const piece of this.#pieces) piece.slot = null;
  }

  kick(key: number, push: { x: number; y: number; spin: number; ghost?: boolean }): void {
    const piece = this.#pieces.find((each) => each.key === key);
    if (!piece) return;
    piece.slot = null;
    // A ghost touches nothing on its way out.
    if (push.ghost) piece.body.collisionFilter = { category: 2, mask: 0, group: -1 };
    Matter.Body.setVelocity(piece.body, { x: push.x, y: push.y });
    Matter.Body.setAngularVelocity(piece.body, push.spin);
  }

  remove(key: number): void {
    const piece = this.#pieces.find((each) => each.key === key);
    if (!piece) return;
    Matter.Composite.remove(this.#engine.world, piece.body);
    this.#pieces = this.#pieces.filter((each) => each !== piece);
  }

  clear(): void {
    for (const piece of this.#pieces) Matter.Composite.remove(this.#engine.world, piece.body);
    this.#pieces = [];
  }
}
