/** Everything on the canvas: who stands where, and one picture of it per frame. */
import type { Animal } from '../actors/animal-parts.ts';
import { drawNobi } from '../actors/nobi.ts';
import { type NobiArt, paintNobi } from '../actors/nobi-art.ts';
import { nobiSize, restingNobi } from '../actors/nobi-state.ts';
import {
  drawBanks,
  drawClouds,
  drawRiver,
  drawSky,
  paintScenery,
  type Scenery,
} from '../view/scenery.ts';
import { drawBridge, drawMeasure, drawNumbers, drawRope, drawThing } from '../view/show.ts';
import type { Show } from '../view/show-state.ts';
import { Sparks } from '../view/sparks.ts';
import { drawHeld, drawWaiting, drawWalker } from '../view/walkers.ts';
import { makeDeck } from './deck.ts';
import { enterWorld, type Frame, frameScene, nobiHome } from './frame.ts';

const emptyShow = (): Show => ({
  target: null,
  unit: 42,
  dots: true,
  marks: null,
  held: null,
  over: null,
  bridge: null,
  things: [],
  walker: null,
  rope: true,
  waiting: null,
  loads: [],
  camera: 0,
});

// Below this Nobi is in the river, behind its near waves.
const waterline = 60;
// Judged after two seconds of frames, below 36 a second.
const settled = 90;
const tooSlow = 28;
const coarsest = 0.75;

export class Theatre {
  readonly nobi = restingNobi(nobiHome);
  readonly deck = makeDeck();
  readonly sparks = new Sparks();
  readonly show = emptyShow();
  frame: Frame = frameScene({ width: 1, height: 1 }, 0, 1);
  #place: HTMLElement;
  #animals: readonly Animal[];
  // What stands still lies on a canvas of its own, so that a frame repaints only what moves.
  #back = document.createElement('canvas');
  #front = document.createElement('canvas');
  #backCamera = Number.NaN;
  #sky = 0;
  // More than two device pixels costs battery and shows nothing.
  #sharpest = 2;
  #pulse = { last: 0, mean: 16, frames: 0 };
  #painted: { scenery: Scenery; art: NobiArt } | null = null;

  constructor(place: HTMLElement, animals: readonly Animal[]) {
    this.#place = place;
    this.#animals = animals;
    for (const canvas of [this.#back, this.#front]) {
      canvas.setAttribute('aria-hidden', 'true');
      place.append(canvas);
    }
  }

  /** Fits the drawing to its place; `sky` is what the bar covers. */
  fit(sky: number): void {
    const { clientWidth, clientHeight } = this.#place;
    const place = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
    this.#sky = sky;
    this.frame = frameScene(place, sky, this.#sharpest);
    const { width, height, ratio, scale } = this.frame;
    for (const canvas of [this.#back, this.#front]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    this.#backCamera = Number.NaN;
    this.#painted = { scenery: paintScenery(this.frame), art: paintNobi(scale * ratio * nobiSize) };
  }

  #drawBack(scenery: Scenery): void {
    const { frame, show } = this;
    const ctx = this.#back.getContext('2d', { alpha: false });
    if (!ctx || this.#backCamera === show.camera) return;
    this.#backCamera = show.camera;
    drawSky(ctx, scenery, frame);
    enterWorld(ctx, frame, show.camera);
    drawBanks(ctx, scenery);
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

  draw(time: number): void {
    this.#keepUp();
    const ctx = this.#front.getContext('2d');
    if (!ctx || !this.#painted) return;
    this.#drawBack(this.#painted.scenery);
    const { scenery, art } = this.#painted;
    const { frame, show, deck, nobi } = this;
    const look = { show, animals: this.#animals };
    const { camera } = show;
    const swims = nobi.y > waterline;
    drawClouds(ctx, scenery, { frame, camera, time });
    enterWorld(ctx, frame, camera);
    drawRiver(ctx, { near: false, time });
    if (swims) drawNobi(ctx, nobi, art);
    for (const thing of show.things) if (thing.inWater) drawThing(ctx, thing, look);
    drawRiver(ctx, { near: true, time });
    drawMeasure(ctx, show.target);
    drawRope(ctx, show, deck);
    drawBridge(ctx, show, deck);
    for (const thing of show.things) if (!thing.inWater) drawThing(ctx, thing, look);
    drawWaiting(ctx, show, time);
    drawWalker(ctx, show, deck);
    if (!swims) drawNobi(ctx, nobi, art);
    drawHeld(ctx, show);
    drawNumbers(ctx, show, frame.scale);
    this.sparks.draw(ctx);
  }
}
