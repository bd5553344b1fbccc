/** The columns of the jar as buttons: for a finger that taps or drags, for keys, and for a reader. */

export interface LaneFace {
  label: string;
  /** The syllable on top, told for keyboards and robots. */
  top: string;
  /** CSS pixels of the scene. */
  x: number;
}

export interface Lanes {
  show(faces: readonly LaneFace[], data: Record<string, string>): void;
  place(box: { top: number; height: number; width: number }, xs: readonly number[]): void;
  busy(isBusy: boolean): void;
  focus(lane: number): void;
  name(label: string): void;
  /** The column beneath this spot of the page, or the nearest; null outside the jar's height. */
  under(x: number, y: number): number | null;
}

export interface LaneEvents {
  onAim(lane: number): void;
  onDrop(lane: number, byKey: boolean): void;
}

interface Drag {
  box: HTMLElement;
  buttons: HTMLButtonElement[];
}

const centerOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const nearest = ({ box, buttons }: Drag, x: number, y: number): number | null => {
  const { top, bottom } = box.getBoundingClientRect();
  if (buttons.length === 0 || y < top - 60 || y > bottom + 30) return null;
  const away = buttons.map((button) => Math.abs(centerOf(button) - x));
  return away.indexOf(Math.min(...away));
};

const listen = (held: Drag, on: LaneEvents): void => {
  let pressed = false;
  held.box.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return;
    pressed = true;
    const lane = nearest(held, event.clientX, event.clientY);
    if (lane !== null) on.onAim(lane);
    held.box.setPointerCapture(event.pointerId);
  });
  held.box.addEventListener('pointermove', (event) => {
    const lane = pressed ? nearest(held, event.clientX, event.clientY) : null;
    if (lane !== null) on.onAim(lane);
  });
  held.box.addEventListener('pointerup', (event) => {
    if (!pressed) return;
    pressed = false;
    const lane = nearest(held, event.clientX, event.clientY);
    if (lane !== null) on.onDrop(lane, false);
  });
  held.box.addEventListener('pointercancel', () => {
    pressed = false;
  });
  // Arrows walk from column to column, as fingers do.
  held.box.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const at = held.buttons.findIndex((button) => button.matches(':focus'));
    if (step === 0 || at < 0) return;
    event.preventDefault();
    held.buttons[at + step]?.focus({ preventScroll: true });
  });
};

const makeButton = (lane: number, on: LaneEvents): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'lane';
  button.dataset.lane = String(lane);
  button.dataset.firstMove = '';
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) on.onAim(lane);
  });
  // A pointer's click was dealt with when the finger rose; this one comes from a key or a reader.
  button.addEventListener('click', (event) => {
    if (event.detail === 0) on.onDrop(lane, true);
  });
  return button;
};

export const openLanes = (scene: HTMLElement, on: LaneEvents): Lanes => {
  const box = document.createElement('div');
  box.className = 'lanes';
  box.setAttribute('role', 'group');
  scene.append(box);
  const held: Drag = { box, buttons: [] };
  listen(held, on);
  return {
    show(faces, data) {
      if (held.buttons.length !== faces.length) {
        held.buttons = faces.map((_, lane) => makeButton(lane, on));
        box.replaceChildren(...held.buttons);
      }
      for (const [lane, face] of faces.entries()) {
        const button = held.buttons[lane];
        if (!button) continue;
        button.ariaLabel = face.label;
        button.dataset.top = face.top;
      }
      Object.assign(box.dataset, data);
    },
    place({ top, height, width }, xs) {
      Object.assign(box.style, { top: `${top}px`, height: `${height}px`, left: '0', right: '0' });
      for (const [lane, button] of held.buttons.entries())
        Object.assign(button.style, {
          width: `${width}px`,
          left: `${(xs[lane] ?? 0) - width / 2}px`,
        });
    },
    busy(isBusy) {
      box.dataset.busy = isBusy ? 'yes' : 'no';
    },
    focus: (lane) => held.buttons[lane]?.focus({ preventScroll: true }),
    name(label) {
      box.ariaLabel = label;
    },
    under: (x, y) => nearest(held, x, y),
  };
};
