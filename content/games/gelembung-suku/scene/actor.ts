/** One bubble or thing on the canvas, wherever it is led: by physics, by a movement or by a hand. */
export interface Actor {
  key: number;
  text: string;
  /** The word whose picture it shows, once it has become a thing. */
  thing: string | null;
  x: number;
  y: number;
  size: number;
  /** How far it is squashed now, and how fast that changes: a spring. */
  squash: number;
  squashing: number;
  alpha: number;
  tilt: number;
  isLit: boolean;
  /** Sways to catch the eye. */
  beckons: boolean;
  isFront: boolean;
  /** How much of the bubble is still around a thing: 1 is whole. */
  film: number;
}

export const makeActor = (
  actor: Pick<Actor, 'key' | 'text' | 'x' | 'y' | 'size'> & Partial<Actor>,
): Actor => ({
  thing: null,
  squash: 0,
  squashing: 0,
  alpha: 1,
  tilt: 0,
  isLit: false,
  beckons: false,
  isFront: false,
  film: 1,
  ...actor,
});

/** A push that makes it wobble: positive is flat and wide. */
export const wobble = (actor: Actor, push: number): void => {
  actor.squashing = Math.max(-6, Math.min(6, actor.squashing + push));
};

const stiffness = 210;
const damping = 7;

export const settle = (actor: Actor, seconds: number): void => {
  actor.squashing += (-stiffness * actor.squash - damping * actor.squashing) * seconds;
  actor.squash = Math.max(-0.17, Math.min(0.17, actor.squash + actor.squashing * seconds));
};
