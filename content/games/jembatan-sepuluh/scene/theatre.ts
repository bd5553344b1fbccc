/** Everything on the canvas: who stands where, and one picture of it per frame. */
import { enterWorld, type Frame, Layers } from '@nobi/kit/canvas';
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
import { RiverSparks } from '../view/sparks.ts';
import { drawHeld, drawWaiting, drawWalker } from '../view/walkers.ts';
import { makeDeck } from './deck.ts';
import { extent, nobiHome } from './frame.ts';

const emptyShow = (): Show => ({
  target: null,
  unit: 42,
  dots: true,
  marks: null,
  numbered: false,
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

export class Theatre {
  readonly nobi = restingNobi(nobiHome);
  readonly deck = makeDeck();
  readonly sparks = new RiverSparks();
  readonly show = emptyShow();
  #layers: Layers;
  #animals: readonly Animal[];
  #backCamera = Number.NaN;
  #painted: { scenery: Scenery; art: NobiArt } | null = null;

  constructor(
    place: HTMLElement,
    { animals, between }: { animals: readonly Animal[]; between: HTMLElement },
  ) {
    this.#animals = animals;
    this.#layers = new Layers(place, extent, () => this.#paint());
    this.#layers.front.before(between);
  }

  get frame(): Frame {
    return this.#layers.frame;
  }

  /** `sky` is what the bar covers. */
  fit(sky: number): void {
    this.#layers.fit(sky);
  }

  #paint(): void {
    const { scale, ratio } = this.frame;
    this.#backCamera = Number.NaN;
    this.#painted = { scenery: paintScenery(this.frame), art: paintNobi(scale * ratio * nobiSize) };
  }

  #drawBack(scenery: Scenery): void {
    const { frame, show } = this;
    const ctx = this.#layers.back.getContext('2d', { alpha: false });
    if (!ctx || this.#backCamera === show.camera) return;
    this.#backCamera = show.camera;
    drawSky(ctx, scenery, frame);
    enterWorld(ctx, frame, show.camera);
    drawBanks(ctx, scenery);
  }

  draw(time: number): void {
    this.#layers.keepUp();
    const ctx = this.#layers.front.getContext('2d');
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
