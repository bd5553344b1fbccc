/** Everything on the canvas: who is where, and one picture of it per frame. */
import { enterWorld, type Frame, Layers } from '@nobi/kit/canvas';
import { drawActor, forgetSprites } from '../view/bubble-look.ts';
import { drawGlassFront, drawSand } from '../view/jar-look.ts';
import { NobiLook } from '../view/nobi.ts';
import { drawBack } from '../view/scenery.ts';
import { JarSparks } from '../view/sparks.ts';
import { type Actor, settle } from './actor.ts';
import { extent, holdY, rim } from './frame.ts';
import { Shelf } from './shelf.ts';

export class Theatre {
  readonly sparks = new JarSparks();
  readonly nobi = new NobiLook();
  readonly shelf = new Shelf();
  readonly actors = new Map<number, Actor>();
  /** Where the held bubble would fall: a dotted line down to this height. */
  aim: { x: number; y: number } | null = null;
  /** The open jar of free play has a round bottom of sand. */
  isBowl = false;
  #layers: Layers;

  constructor(place: HTMLElement, between: HTMLElement) {
    this.#layers = new Layers(place, extent, () => this.#paint());
    this.#layers.front.before(between);
    document.fonts.load('400 36px Andika', 'bola').then(forgetSprites, () => undefined);
  }

  get frame(): Frame {
    return this.#layers.frame;
  }

  /** `sky` is what the bar covers. */
  fit(sky: number): void {
    this.#layers.fit(sky);
  }

  #paint(): void {
    forgetSprites();
    this.shelf.arrange(this.frame);
    const ctx = this.#layers.back.getContext('2d', { alpha: false });
    if (!ctx) return;
    enterWorld(ctx, this.frame);
    drawBack(ctx, this.frame);
  }

  step(seconds: number): void {
    for (const actor of this.actors.values()) settle(actor, seconds);
    for (const actor of this.shelf.actors()) settle(actor, seconds);
    this.sparks.step(seconds);
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
    this.#layers.keepUp();
    const { front } = this.#layers;
    const ctx = front.getContext('2d');
    if (!ctx) return;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, front.width, front.height);
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
