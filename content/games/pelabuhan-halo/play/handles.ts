/** A real button over each thing and each spot of the drawing: for fingers, keys and screen readers. */

import type { SpotId } from '../rules/spots.ts';
import { keyOf, type Thing } from '../rules/things.ts';
import { hitOf } from '../scene/hits.ts';
import type { Layout, Rect } from '../scene/layout.ts';

export interface At {
  readonly x: number;
  readonly y: number;
}

export interface HandleEvents {
  onThing(at: number, byKey: boolean): void;
  onSpot(spot: SpotId, byKey: boolean): void;
  /** A finger that went down on a thing moves on. */
  onDrag(to: At): void;
  onRelease(at: At): void;
  onElsewhere(at: At): void;
}

export interface HandleState {
  open: 'pick' | 'place' | null;
  layout: Layout;
  held: number | null;
  /** Spots where things stand now. */
  placed: readonly (SpotId | null)[];
  /** Things that stay where they are. */
  settled: readonly number[];
  /** Spots that may be chosen. */
  spots: readonly SpotId[];
  thingLabel(thing: Thing): string;
  spotLabel(spot: SpotId): string;
  /** What comes next, for robots. */
  next: { thing: string; spot: string } | null;
}

const farEnough = 24;

/** A press answers at once; a click that no press went before comes from a keyboard. */
const onPress = (
  button: HTMLButtonElement,
  run: (event: PointerEvent | null, byKey: boolean) => void,
): void => {
  let isPressed = false;
  button.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || button.ariaDisabled === 'true') return;
    isPressed = true;
    run(event, false);
  });
  button.addEventListener('click', () => {
    if (!isPressed && button.ariaDisabled !== 'true') run(null, true);
    isPressed = false;
  });
};

const placeAt = (button: HTMLElement, { x, y, width, height }: Rect): void => {
  button.style.left = `${x}px`;
  button.style.top = `${y}px`;
  button.style.width = `${width}px`;
  button.style.height = `${height}px`;
};

export class Handles {
  #box = document.createElement('div');
  #things: { button: HTMLButtonElement; thing: Thing }[] = [];
  #spots: { button: HTMLButtonElement; spot: SpotId }[] = [];
  #on: HandleEvents;
  #from: At | null = null;
  #isDragging = false;

  constructor(scene: HTMLElement, on: HandleEvents) {
    this.#on = on;
    this.#box.className = 'handles';
    scene.append(this.#box);
    this.#listen();
  }

  build(things: readonly Thing[], spots: readonly SpotId[]): void {
    this.#things = things.map((thing, at) => {
      const button = this.#make('thing', keyOf(thing));
      onPress(button, (event, byKey) => {
        if (event) this.#from = this.#pointOf(event);
        this.#on.onThing(at, byKey);
      });
      return { button, thing };
    });
    this.#spots = spots.map((spot) => {
      const button = this.#make('spot', spot);
      onPress(button, (_, byKey) => this.#on.onSpot(spot, byKey));
      return { button, spot };
    });
    this.#box.replaceChildren(...[...this.#things, ...this.#spots].map(({ button }) => button));
  }

  show(state: HandleState): void {
    const { open, layout, held, placed, settled } = state;
    this.#mark(state);
    for (const [at, { button, thing }] of this.#things.entries()) {
      const spot = held === at ? null : (placed[at] ?? null);
      const rect = spot === null ? layout.homes[at] : hitOf(layout, spot);
      if (rect) placeAt(button, rect);
      // Beneath a spot that may be chosen nothing else can be.
      button.hidden = spot !== null && (open !== 'pick' || settled.includes(at));
      button.ariaDisabled = open === null ? 'true' : null;
      button.ariaPressed = String(held === at);
      button.ariaLabel = state.thingLabel(thing);
    }
    for (const { button, spot } of this.#spots) {
      placeAt(button, hitOf(layout, spot));
      button.hidden = open !== 'place' || !state.spots.includes(spot);
      button.ariaLabel = state.spotLabel(spot);
    }
  }

  focusSpot(): void {
    this.#spots.find(({ button }) => !button.hidden)?.button.focus({ preventScroll: true });
  }

  focusThing(): void {
    this.#things.find(({ button }) => !button.hidden)?.button.focus({ preventScroll: true });
  }

  #mark({ open, next }: HandleState): void {
    const { dataset } = this.#box;
    if (open === null) delete dataset.open;
    else dataset.open = open;
    if (!next) return;
    dataset.thing = next.thing;
    dataset.spot = next.spot;
  }

  #make(name: 'thing' | 'spot', key: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = name;
    button.dataset.key = key;
    button.dataset.answer = '';
    return button;
  }

  #pointOf(event: PointerEvent): At {
    const space = this.#box.getBoundingClientRect();
    return { x: event.clientX - space.left, y: event.clientY - space.top };
  }

  #listen(): void {
    this.#box.addEventListener('pointerdown', (event) => {
      if (event.target === this.#box) this.#on.onElsewhere(this.#pointOf(event));
    });
    addEventListener('pointermove', (event) => {
      if (!this.#from || !event.isPrimary) return;
      const to = this.#pointOf(event);
      const way = Math.hypot(to.x - this.#from.x, to.y - this.#from.y);
      this.#isDragging ||= way > farEnough;
      if (this.#isDragging) this.#on.onDrag(to);
    });
    const stop = (event: PointerEvent): void => {
      const wasDragging = this.#isDragging;
      this.#from = null;
      this.#isDragging = false;
      if (wasDragging) this.#on.onRelease(this.#pointOf(event));
    };
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
    this.#box.addEventListener('keydown', (event) => this.#walk(event));
  }

  /** Arrows go from one to the next, as Tab does. */
  #walk(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = [...this.#things, ...this.#spots].flatMap(({ button }) =>
      button.hidden ? [] : [button],
    );
    const at = all.findIndex((button) => button.matches(':focus'));
    all[(at + step + all.length) % all.length]?.focus({ preventScroll: true });
    event.preventDefault();
  }
}
