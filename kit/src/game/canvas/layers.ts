/** Two canvases: what stands still lies on one of its own, so that a frame repaints only what moves. */
import { type Extent, type Frame, frameScene } from './frame.ts';

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

export class Layers {
  readonly back: HTMLCanvasElement;
  readonly front: HTMLCanvasElement;
  frame: Frame;
  #place: HTMLElement;
  #extent: Extent;
  #onFit: () => void;
  #sky = 0;
  #fitted = '';
  // More than two device pixels costs battery and shows nothing.
  #sharpest = 2;
  #pulse = { last: 0, mean: 16, frames: 0 };

  constructor(place: HTMLElement, extent: Extent, onFit: () => void) {
    this.#place = place;
    this.#extent = extent;
    this.#onFit = onFit;
    this.back = makeCanvas(place);
    this.front = makeCanvas(place);
    this.frame = frameScene(extent, { width: 1, height: 1 }, { sky: 0, sharpest: 1 });
  }

  /** Fits the drawing to its place; `sky` is what the bar covers. Painting all anew is dear, so what fits stays. */
  fit(sky: number): void {
    const { clientWidth, clientHeight } = this.#place;
    const wanted = [clientWidth, clientHeight, sky, this.#sharpest, devicePixelRatio].join();
    if (wanted === this.#fitted) return;
    this.#fitted = wanted;
    const place = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
    this.#sky = sky;
    this.frame = frameScene(this.#extent, place, { sky, sharpest: this.#sharpest });
    const { width, height, ratio } = this.frame;
    for (const canvas of [this.back, this.front]) {
      canvas.width = Math.max(1, Math.round(width * ratio));
      canvas.height = Math.max(1, Math.round(height * ratio));
    }
    this.#onFit();
  }

  /** A phone that cannot keep up gets a coarser picture rather than a jerky one. */
  keepUp(): void {
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
}
