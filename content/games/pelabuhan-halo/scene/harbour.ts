/** The whole picture: who stands where, what the crane does, and what the water makes of it. */

import type { Grown } from '@nobi/kit/game';
import { openMotions } from '@nobi/kit/guest';
import type { Placed } from '../rules/round.ts';
import type { BerthId, SpotId } from '../rules/spots.ts';
import type { Thing } from '../rules/things.ts';
import { paintBack, paintFront } from '../view/berths.ts';
import type { Pen } from '../view/brush.ts';
import { grip, paintMagnet, paintRope, paintTrolley } from '../view/machine.ts';
import { paintQuay, paintScenery, paintWaves } from '../view/scenery.ts';
import { type Actor, feetOf, makeActor, paintActor, settle, sideAt } from './actor.ts';
import { Crane, powerFor } from './crane.ts';
import { Effects } from './effects.ts';
import { Floats, weightOf } from './floats.ts';
import { hitOf, type Point } from './hits.ts';
import { Homecoming } from './homecoming.ts';
import { type Layout, layOut } from './layout.ts';

const sharpest = 2;

export interface Scene {
  berth: BerthId;
  things: readonly Thing[];
  placed: Placed;
}

export class Harbour {
  readonly crane = new Crane();
  readonly effects = new Effects();
  readonly motions = openMotions();
  layout: Layout;
  actors: Actor[] = [];
  berth: BerthId = 'port';
  /** How far the berth has floated away to the right, in widths. */
  drift = 0;
  /** A spot or a home that is being pointed at. */
  highlight: SpotId | null = null;
  shownHome: number | null = null;
  isCalm = false;
  #scene: HTMLElement;
  #canvas = document.createElement('canvas');
  #ground = document.createElement('canvas');
  #floats = new Floats();
  #homecoming = new Homecoming(() => this.#paintGround());

  constructor(scene: HTMLElement) {
    this.#scene = scene;
    this.#canvas.setAttribute('aria-hidden', 'true');
    scene.append(this.#canvas);
    this.layout = layOut({ width: 360, height: 640 }, 190, 3);
  }

  get held(): Actor | null {
    return this.actors.find(({ isHeld }) => isHeld) ?? null;
  }

  /** Another size of the screen, another height of the words, or another number of things. */
  fit(sky: number, count: number): void {
    const { clientWidth: width, clientHeight: height } = this.#scene;
    const before = this.layout;
    this.layout = layOut({ width, height }, sky, count);
    const ratio = Math.min(sharpest, devicePixelRatio);
    for (const canvas of [this.#canvas, this.#ground]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    this.#paintGround();
    const { crane } = this;
    crane.beam = this.layout.beam;
    crane.power = powerFor(width);
    crane.x = before.width > 0 && crane.x > 0 ? (crane.x / before.width) * width : width / 2;
    for (const actor of this.actors) if (!actor.isHeld) settle(this.layout, actor);
  }

  /** What the child has learnt, as boats on the horizon. */
  grow(grown: Grown): void {
    if (this.#homecoming.follow(grown)) this.#paintGround();
  }

  #paintGround(): void {
    const pen = this.#ground.getContext('2d', { alpha: false });
    if (!pen) return;
    const ratio = Math.min(sharpest, devicePixelRatio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintScenery(pen, this.layout);
    this.#homecoming.paint(pen, this.layout);
  }

  set({ berth, things, placed }: Scene): void {
    this.motions.clear();
    this.effects.clear();
    this.crane.halt();
    Object.assign(this, { berth, drift: 0, shown: null, shownHome: null });
    this.actors = things.map((thing, at) => makeActor(thing, at));
    for (const [at, actor] of this.actors.entries()) {
      actor.spot = placed[at] ?? null;
      settle(this.layout, actor);
    }
    this.#weigh();
    this.#floats.rest();
  }

  /** The crane fetches a thing from wherever it stands. */
  lift(at: number, then: () => void): void {
    const actor = this.actors[at];
    if (!actor) return;
    const top = actor.y - actor.side - grip + this.#sunkAt(actor.spot);
    this.crane.go({ x: actor.x, y: top }, () => {
      actor.isHeld = true;
      actor.spot = null;
      this.#weigh();
      then();
    });
  }

  /** The crane carries what it holds over the spot and lets go. */
  lower(spot: SpotId | null, then: (actor: Actor) => void): void {
    const actor = this.held;
    if (!actor) return;
    const feet = feetOf(this.layout, actor, spot);
    const side = sideAt(this.layout, actor.thing, spot);
    this.crane.go({ x: feet.x, y: feet.y - side - grip - 24 }, () => {
      actor.isHeld = false;
      actor.isFlying = true;
      const from = { x: actor.x, y: actor.y, tilt: actor.tilt };
      this.motions.add(
        this.isCalm ? 0.1 : 0.2,
        (t) => {
          actor.x = from.x + (feet.x - from.x) * t;
          actor.y = from.y + (feet.y - from.y) * t * t;
          actor.tilt = from.tilt * (1 - t);
        },
        () => this.#landed(actor, spot, then),
      );
    });
  }

  /** Hops back to the quay by itself. */
  goHome(at: number, then: () => void): void {
    const actor = this.actors[at];
    if (!actor || (actor.spot === null && !actor.isHeld)) {
      then();
      return;
    }
    Object.assign(actor, { isHeld: false, spot: null, isFlying: true });
    this.#weigh();
    const from = { x: actor.x, y: actor.y };
    const to = feetOf(this.layout, actor, null);
    const rise = this.isCalm ? 0 : 90;
    this.motions.add(
      this.isCalm ? 0.2 : 0.7,
      (t) => {
        actor.x = from.x + (to.x - from.x) * t;
        actor.y = from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * rise;
        actor.tilt = this.isCalm ? 0 : Math.sin(t * Math.PI * 2) * 0.4;
      },
      () => {
        actor.isFlying = false;
        settle(this.layout, actor);
        then();
      },
    );
  }

  /** A push from above: boats dip, bridges shake a little. */
  dip(spot: SpotId, push: number): void {
    if (!this.isCalm) this.#floats.push(spot, push);
  }

  hop(actor: Actor): void {
    if (this.isCalm || actor.isHeld || actor.isFlying) return;
    this.motions.add(
      0.45,
      (t) => {
        actor.stretch = 1 + Math.sin(t * Math.PI * 2) * 0.16 * (1 - t);
      },
      () => {
        actor.stretch = 1;
      },
    );
  }

  headOf({ x, y, side }: Actor): Point {
    return { x, y: Math.max(this.layout.beam + 34, y - side - 34) };
  }

  step(seconds: number): void {
    this.crane.isCalm = this.isCalm;
    this.effects.isCalm = this.isCalm;
    this.crane.step(seconds);
    this.motions.step(seconds);
    this.effects.step(seconds);
    this.#floats.step(seconds, this.isCalm);
    this.#hang(seconds);
  }

  draw(time: number): void {
    const pen = this.#canvas.getContext('2d', { alpha: false });
    if (!pen) return;
    const { layout } = this;
    const ratio = this.#canvas.width / Math.max(1, layout.width);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(this.#ground, 0, 0);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const { water } = layout;
    paintWaves(pen, layout, { time, from: water - 12, rows: 1, tint: '#ffffff30' });
    this.#paintBerth(pen, time);
    paintWaves(pen, layout, { time, from: water + 24, rows: 9, tint: '#ffffff26' });
    paintQuay(pen, layout);
    if (this.shownHome !== null) this.#paintRing(pen, this.layout.homes[this.shownHome], time);
    if (this.highlight) this.#paintRing(pen, hitOf(layout, this.highlight), time);
    paintRope(pen, this.crane);
    for (const actor of this.actors)
      if (actor.spot === null && !actor.isHeld) paintActor(pen, actor, 0);
    if (this.held) paintActor(pen, this.held, 0);
    paintMagnet(pen, this.crane);
    paintTrolley(pen, this.crane);
    this.effects.draw(pen, layout.width);
  }

  #paintBerth(pen: Pen, time: number): void {
    const { berth, layout } = this;
    const { x, y, scale } = layout.berth;
    const away = this.drift * layout.width;
    const sway = this.isCalm ? 0 : Math.sin(time * 1.7) * 1.4;
    const afloat = { pen, sunk: (spot: SpotId) => this.#sunkAt(spot) / scale };
    const within = (paint: () => void): void => {
      pen.save();
      pen.translate(x + away, y + sway * scale);
      pen.scale(scale, scale);
      paint();
      pen.restore();
    };
    within(() => paintBack(berth, afloat));
    pen.save();
    pen.translate(away, sway * scale);
    for (const actor of this.actors)
      if (actor.spot !== null && !actor.isHeld) paintActor(pen, actor, this.#sunkAt(actor.spot));
    pen.restore();
    within(() => paintFront(berth, afloat));
  }

  #paintRing(
    pen: Pen,
    rect: { x: number; y: number; width: number; height: number } | undefined,
    time: number,
  ): void {
    if (!rect) return;
    const grow = this.isCalm ? 0 : Math.sin(time * 4) * 3;
    pen.strokeStyle = '#ffd96b';
    pen.lineWidth = 5;
    pen.setLineDash([14, 10]);
    pen.beginPath();
    pen.roundRect(rect.x - grow, rect.y - grow, rect.width + grow * 2, rect.height + grow * 2, 26);
    pen.stroke();
    pen.setLineDash([]);
  }

  #landed(actor: Actor, spot: SpotId | null, then: (actor: Actor) => void): void {
    Object.assign(actor, { isFlying: false, spot });
    settle(this.layout, actor);
    this.#weigh();
    if (spot !== null) {
      const heavy = weightOf(actor.thing);
      this.dip(spot, 60 + heavy * 9);
      this.effects.burst({ x: actor.x, y: this.layout.water + 6 }, heavy > 12 ? 14 : 6, false);
    }
    this.hop(actor);
    then(actor);
  }

  #hang(seconds: number): void {
    const { held, crane } = this;
    if (!held) return;
    const size = sideAt(this.layout, held.thing, 'on-boat');
    held.side += (size - held.side) * Math.min(1, seconds * 6);
    const { x, y } = crane.magnet;
    held.tilt = -crane.angle * 0.8;
    held.x = x + Math.sin(crane.angle) * (held.side + grip);
    held.y = y + Math.cos(crane.angle) * (held.side + grip);
  }

  #weigh(): void {
    this.#floats.load((spot) => {
      const on = this.actors.find((actor) => actor.spot === spot && !actor.isHeld);
      return on ? weightOf(on.thing) : 0;
    });
  }

  #sunkAt(spot: SpotId | null): number {
    return spot === null ? 0 : this.#floats.deep(spot) * this.layout.berth.scale;
  }
}
