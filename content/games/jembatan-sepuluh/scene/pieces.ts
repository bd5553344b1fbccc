/** Bodies of the free play: ground, floating and leading. */
import Matter from 'matter-js';
import { gapLeft, gapRight, plankThick, waterLevel } from './frame.ts';

export interface Thing {
  key: number;
  /** Length of a plank; null for a rolling animal. */
  plank: number | null;
  animal: number | null;
  x: number;
  y: number;
  angle: number;
  inWater: boolean;
}

export interface Piece extends Thing {
  body: Matter.Body;
  /** Where a dropped plank should come to rest; null once it is left to nature. */
  slot: number | null;
  wasInWater: boolean;
}

const solid = { isStatic: true, friction: 0.9 };

export const makeGround = () => ({
  left: Matter.Bodies.rectangle(gapLeft - 600, 300, 1200, 600, solid),
  right: Matter.Bodies.rectangle(gapRight + 600, 300, 1200, 600, solid),
  rope: Matter.Bodies.rectangle(0, plankThick + 8, gapRight - gapLeft, 16, solid),
  // The river bed, far below what is seen, so that nothing falls for ever.
  bed: Matter.Bodies.rectangle(0, 560, 700, 60, solid),
});

/** Wood rises until it floats, with its top a hand above the water, and drifts to rest. */
export const float = (piece: Piece): void => {
  const { body } = piece;
  const depth = body.position.y - waterLevel - 12;
  piece.inWater = depth > -20 && body.position.x > gapLeft && body.position.x < gapRight;
  if (!piece.inWater) return;
  const lift = Math.min(1.9, Math.max(0, depth + 20) / 24);
  Matter.Body.applyForce(body, body.position, { x: 0, y: -body.mass * 0.001 * lift });
  Matter.Body.setVelocity(body, { x: body.velocity.x * 0.97, y: body.velocity.y * 0.92 });
  Matter.Body.setAngularVelocity(body, body.angularVelocity * 0.94 - body.angle * 0.002);
};

/** A plank that fits is led to its slot while it falls, so it never jams on a corner. */
export const lead = (piece: Piece): void => {
  if (piece.slot === null) return;
  const { body } = piece;
  Matter.Body.setPosition(body, {
    x: body.position.x + (piece.slot - body.position.x) * 0.3,
    y: body.position.y,
  });
  Matter.Body.setVelocity(body, { x: 0, y: body.velocity.y });
  Matter.Body.setAngle(body, body.angle * 0.86);
  Matter.Body.setAngularVelocity(body, body.angularVelocity * 0.7);
};
