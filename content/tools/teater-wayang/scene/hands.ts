/** As many fingers as there are puppets, and the arrow keys. */
import { inside } from '../rules/world.ts';
import type { Actor } from './actor.ts';
import type { Theatre } from './theatre.ts';

export interface Deeds {
  /** A hand takes it. */
  grab(puppet: number): void;
  move(puppet: number, x: number, y: number): void;
  drop(puppet: number): void;
  wave(puppet: number): void;
  /** The stage was pressed beside all puppets. */
  aside(): void;
}

interface Grip {
  actor: Actor;
  /** From the finger to the middle of the puppet. */
  away: readonly [x: number, y: number];
  isMoved: boolean;
}

/** A finger that moved less only tapped. */
const tapReach = 14;
const stride = 40;
const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const listenToFingers = (
  theatre: Theatre,
  deeds: Deeds,
  actorOf: (target: EventTarget | null) => Actor | undefined,
): void => {
  const { box } = theatre;
  const grips = new Map<number, Grip>();
  box.addEventListener('pointerdown', (event) => {
    const actor = actorOf(event.target);
    if (!actor) {
      deeds.aside();
      return;
    }
    if ([...grips.values()].some((grip) => grip.actor === actor)) return;
    const [x, y] = theatre.spotOf(event);
    actor.button.setPointerCapture(event.pointerId);
    deeds.grab(actor.puppet);
    // Taking it may have set it elsewhere.
    const [atX, atY] = actor.spot;
    grips.set(event.pointerId, { actor, away: [atX - x, atY - y], isMoved: false });
  });
  box.addEventListener('pointermove', (event) => {
    const grip = grips.get(event.pointerId);
    if (!grip) return;
    const [x, y] = theatre.spotOf(event);
    const spot = inside(x + grip.away[0], y + grip.away[1]);
    const [atX, atY] = grip.actor.spot;
    if (!grip.isMoved && Math.hypot(spot[0] - atX, spot[1] - atY) < tapReach) return;
    grip.isMoved = true;
    deeds.move(grip.actor.puppet, ...spot);
  });
  const end = (event: PointerEvent): void => {
    const grip = grips.get(event.pointerId);
    if (!grip) return;
    grips.delete(event.pointerId);
    if (!grip.isMoved && event.type === 'pointerup') deeds.wave(grip.actor.puppet);
    deeds.drop(grip.actor.puppet);
  };
  for (const kind of ['pointerup', 'pointercancel'] as const) box.addEventListener(kind, end);
};

export const listenToHands = (theatre: Theatre, deeds: Deeds): void => {
  const { box } = theatre;
  const actorOf = (target: EventTarget | null): Actor | undefined => {
    const button = target instanceof Element ? target.closest('.puppet') : null;
    return [...theatre.actors.values()].find((actor) => actor.button === button);
  };
  listenToFingers(theatre, deeds, actorOf);
  box.addEventListener('keydown', (event) => {
    const actor = actorOf(event.target);
    const direction = directions[event.key];
    if (!actor || !direction) return;
    event.preventDefault();
    deeds.grab(actor.puppet);
    const long = event.shiftKey ? stride / 4 : stride;
    const [x, y] = actor.spot;
    deeds.move(actor.puppet, ...inside(x + direction[0] * long, y + direction[1] * long));
    deeds.drop(actor.puppet);
  });
  // A click without a finger comes from the keyboard or a screen reader.
  box.addEventListener('click', (event) => {
    const actor = event.detail === 0 ? actorOf(event.target) : undefined;
    if (!actor) return;
    deeds.grab(actor.puppet);
    deeds.wave(actor.puppet);
    deeds.drop(actor.puppet);
  });
};
