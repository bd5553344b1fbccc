/** Everything on the canvas: who is where, and one picture of it per frame. */
import { drawActor, forgetSprites } from '../view/bubble-look.ts';
import { drawGlassFront, drawSand } from '../view/jar-look.ts';
import { NobiLook } from '../view/nobi.ts';
import { drawBack } from '../view/scenery.ts';
import { Sparks } from '../view/sparks.ts';
import { type Actor, settle } from './actor.ts';
import { enterWorld, type Frame, frameScene, holdY, rim } from './frame.ts';
import { Shelf } from './shelf.ts';

// Judged after two seconds of frames, below 36 a second.
const settled = 90;
const tooSlow = 28;
const coarsest = 0.75;

const makeCanvas = (place: HTMLElement): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  place.append(canvas);
  return canvas;
};

export class Theatre {
  readonly sparks = new Sparks();
  readonly nobi = new NobiLook();
  readonly shelf = new Shelf();
  readonly actors = new Map<number, Actor>();
  /** Where the held bubble would fall: a dotted line down to this height. */
  aim: { x: number; y: number } | null = null;
  /** The open jar of free play has a round bottom of sand. */
  isBowl = false;
  frame: Frame = frameScene({ width: 1, height: 1 }, 0, 1);
  #place: HTMLElement;
  #back: HTMLCanvasElement;
  #front: HTMLCanvasElement;
  #sky = 0;
  // More than two device pixels costs battery and shows nothing.
  #sharpest = 2;
  #pulse = { last: 0, mean: 16, frames: 0 };

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#back = makeCanvas(place);
    this.#front = makeCanvas(place);
    document.fonts.load('400 36px Andika', 'bola').then(forgetSprites, () => undefined);
  }

  /** Fits the drawing to its place; `sky` is what the bar covers. */
  fit(sky: number): void {
    const { clientWidth, clientHeight } = this.#place;
    this.#sky = sky;
    this.frame = frameScene({ width: clientWidth, height: clientHeight }, sky, this.#sharpest);
    const { width, height, ratio } = this.frame;
    for (const canvas of [this.#back, this.#front]) {
      canvas.width = Math.max(1, Math.round(width * ratio));
      canvas.height = Math.max(1, Math.round(height * ratio));
    }
    forgetSprites();
    this.shelf.arrange(this.frame);
    const ctx = this.#back.getContext('2d', { alpha: false });
    if (!ctx) return;
    enterWorld(ctx, this.frame);
    drawBack(ctx, this.frame);
  }

  step(seconds: number): void {
    for (const actor of this.actors.values()) settle(actor, seconds);
    for (const actor of this.shelf.actors()) settle(actor, seconds);
    this.sparks.step(seconds);
  }

  /** A phone that cannot keep up gets a coarser picture rather than a jerky one. */
  #keepUp(): void {
    const pulse = this.#pulse;
    const now = performance.now();
    const gap = Math.min(120, now - pulse.last);
    pulse.last = now;
    pulse.mean += (gap - pulse.mean) * 0.04;
    pulse.frames += 1;
    if (pulse.frames < settled || pulse.mean < tooSlow || this.frame.ratio <= coarsest) return;
    this.#sharpest = this.frame.ratio > 1 ? 1 : coarsest;
    pulse.frames = 0;
    this.fit(this.#sky);
  }

  #drawAim(ctx: CanvasRenderingContext2D): void {
    if (!this.aim) return;
    ctx.strokeStyle = '#FFD96BCC';
    ctx.lineWidth = 5;
    ctx.lineCap = 'round';
    ctx.setLineDash([1, 15]);
    ctx.beginPath();
    ctx.moveTo(this.aim.x, Math.max(holdY + 58, rim - 10));
    ctx.lineTo(this.aim.x, this.aim.y);
    ctx.stroke();
    ctx.setLineDash([]);
  }

  draw(time: number): void {
    this.#keepUp();
    const ctx = this.#front.getContext('2d');
    if (!ctx) return;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, this.#front.width, this.#front.height);
    enterWorld(ctx, this.frame);
    const all = [...this.actors.values()];
    const moment = { time, scale: this.frame.scale * this.frame.ratio };
    if (this.isBowl) drawSand(ctx);
    this.nobi.draw(ctx, this.frame);
    this.#drawAim(ctx);
    for (const actor of all) if (!actor.isFront) drawActor(ctx, actor, moment);
    drawGlassFront(ctx);
    for (const actor of this.shelf.actors()) drawActor(ctx, actor, moment);
    for (const actor of all) if (actor.isFront) drawActor(ctx, actor, moment);
    this.sparks.draw(ctx);
  }
}
