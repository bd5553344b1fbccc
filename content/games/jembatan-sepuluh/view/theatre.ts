/** Everything on the canvas: who stands where, and one picture of it per frame. */
import type { Animal } from './animals.ts';
import { makeDeck } from './deck.ts';
import { enterWorld, type Frame, frameScene, nobiHome } from './frame.ts';
import { drawNobi, nobiSize, restingNobi } from './nobi.ts';
import { type NobiArt, paintNobi } from './nobi-art.ts';
import { drawBanks, drawRiver, drawSky, paintScenery, type Scenery } from './scenery.ts';
import {
  drawBridge,
  drawHeld,
  drawMeasure,
  drawNumbers,
  drawRope,
  drawThing,
  drawWalker,
  type Show,
} from './show.ts';
import { Sparks } from './sparks.ts';

const emptyShow = (): Show => ({
  target: null,
  unit: 42,
  dots: true,
  marks: null,
  held: null,
  bridge: null,
  things: [],
  walker: null,
  loads: [],
  camera: 0,
});

// Below this Nobi is in the river, behind its near waves.
const waterline = 60;

export class Theatre {
  readonly nobi = restingNobi(nobiHome);
  readonly deck = makeDeck();
  readonly sparks = new Sparks();
  readonly show = emptyShow();
  frame: Frame = frameScene(1, 1, 0);
  #place: HTMLElement;
  #animals: readonly Animal[];
  #canvas = document.createElement('canvas');
  #ctx: CanvasRenderingContext2D | null;
  #painted: { scenery: Scenery; art: NobiArt } | null = null;

  constructor(place: HTMLElement, animals: readonly Animal[]) {
    this.#place = place;
    this.#animals = animals;
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#ctx = this.#canvas.getContext('2d', { alpha: false });
    place.append(this.#canvas);
  }

  /** Fits the drawing to its place; `sky` is what the bar covers. */
  fit(sky: number): void {
    const { clientWidth, clientHeight } = this.#place;
    this.frame = frameScene(Math.max(1, clientWidth), Math.max(1, clientHeight), sky);
    const { width, height, ratio, scale } = this.frame;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    this.#painted = { scenery: paintScenery(this.frame), art: paintNobi(scale * ratio * nobiSize) };
  }

  draw(time: number): void {
    const ctx = this.#ctx;
    if (!ctx || !this.#painted) return;
    const { scenery, art } = this.#painted;
    const { frame, show, deck, nobi } = this;
    const look = { show, animals: this.#animals };
    const { camera } = show;
    const swims = nobi.y > waterline;
    drawSky(ctx, scenery, { frame, camera, time });
    enterWorld(ctx, frame, camera);
    drawRiver(ctx, { near: false, time });
    if (swims) drawNobi(ctx, nobi, art);
    for (const thing of show.things) if (thing.inWater) drawThing(ctx, thing, look);
    drawRiver(ctx, { near: true, time });
    drawBanks(ctx, scenery);
    drawMeasure(ctx, show.target);
    drawRope(ctx, show, deck);
    drawBridge(ctx, show, deck);
    for (const thing of show.things) if (!thing.inWater) drawThing(ctx, thing, look);
    drawWalker(ctx, show, deck);
    if (!swims) drawNobi(ctx, nobi, art);
    drawHeld(ctx, show);
    drawNumbers(ctx, show, frame.scale);
    this.sparks.draw(ctx);
  }
}
