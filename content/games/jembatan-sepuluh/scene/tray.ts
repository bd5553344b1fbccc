/** The planks to choose from: real buttons, so keyboard and screen reader work; and a drag for fingers. */

import type { Spot } from '@nobi/kit/canvas';
import { plankPicture } from '../view/plank-look.ts';

export interface TrayEvents {
  onPick(place: number, byKey: boolean): void;
  /** The finger moved on with the plank; `end` when it was let go. */
  onDrag(at: Spot, end: boolean): void;
  label(length: number): string;
}

export interface Tray {
  show(
    planks: readonly number[],
    look: { dots: boolean; used: readonly number[]; picked: number | null },
  ): void;
  group(label: string): void;
  focus(place: number): void;
  /** Calmly faded while something else is happening. */
  rest(resting: boolean): void;
  /** Draws the eye to the planks, for a prompt. */
  beckon(place: number | null): void;
}

const dragFrom = 10;

const listenForDrag = (button: HTMLButtonElement, place: number, events: TrayEvents): void => {
  let start: Spot | null = null;
  let dragging = false;
  let pressed = false;
  button.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || button.disabled) return;
    pressed = true;
    start = { x: event.clientX, y: event.clientY };
    dragging = false;
    button.setPointerCapture(event.pointerId);
    // The answer comes on press, not on release: waiting feels broken to a small child.
    events.onPick(place, false);
  });
  button.addEventListener('pointermove', (event) => {
    if (!start) return;
    const here = { x: event.clientX, y: event.clientY };
    dragging ||= Math.hypot(here.x - start.x, here.y - start.y) > dragFrom;
    if (dragging) events.onDrag(here, false);
  });
  const release = (event: PointerEvent): void => {
    if (start && dragging) events.onDrag({ x: event.clientX, y: event.clientY }, true);
    start = null;
  };
  button.addEventListener('pointerup', release);
  button.addEventListener('pointercancel', release);
  // Keyboard and assistive technology click without a pointer.
  button.addEventListener('click', () => {
    if (!pressed) events.onPick(place, true);
    pressed = false;
  });
};

const arrows: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const openTray = (box: HTMLElement, events: TrayEvents): Tray => {
  const row = document.createElement('div');
  row.className = 'tray';
  row.setAttribute('role', 'group');
  row.dataset.answer = '';
  box.append(row);
  let buttons: HTMLButtonElement[] = [];

  row.addEventListener('keydown', (event) => {
    const step = arrows[event.key];
    if (!step) return;
    const open = buttons.filter((button) => !button.disabled);
    const here = open.findIndex((button) => button.matches(':focus'));
    open[(here + step + open.length) % open.length]?.focus();
    event.preventDefault();
  });

  const build = (planks: readonly number[]): void => {
    buttons = planks.map((_, place) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'plank';
      listenForDrag(button, place, events);
      return button;
    });
    row.replaceChildren(...buttons);
  };
  let lengths = '';

  return {
    show(planks, look) {
      const key = `${planks.join()}`;
      if (key !== lengths) build(planks);
      lengths = key;
      row.dataset.count = String(planks.length);
      for (const [place, length] of planks.entries()) {
        const button = buttons[place];
        if (!button) continue;
        const face = `${length}${look.dots}`;
        if (button.dataset.face !== face) button.innerHTML = plankPicture(length, look.dots);
        button.dataset.face = face;
        button.ariaLabel = events.label(length);
        button.dataset.length = String(length);
        button.disabled = look.used.includes(place);
        button.setAttribute('aria-pressed', String(look.picked === place));
      }
    },
    group(label) {
      row.ariaLabel = label;
    },
    rest: (resting) => row.classList.toggle('is-resting', resting),
    focus: (place) => buttons[place]?.focus({ preventScroll: true }),
    beckon(place) {
      for (const [i, button] of buttons.entries())
        button.classList.toggle('is-beckoning', place === null ? true : place === i);
    },
  };
};
