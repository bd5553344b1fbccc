/** Dragging, beside tapping: a picture follows the finger, and the nearest place takes what it carried. */

const slack = 10;
/** A small hand lets go beside the place. */
const reach = 56;

const centre = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

const nearest = (x: number, y: number): HTMLElement | null => {
  const near = [...document.querySelectorAll<HTMLElement>('.drop')]
    .filter((each) => each.checkVisibility())
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(
      ({ box }) =>
        x > box.left - reach &&
        x < box.right + reach &&
        y > box.top - reach &&
        y < box.bottom + reach,
    )
    .map(({ each, box }) => ({ each, far: Math.hypot(x - centre(box).x, y - centre(box).y) }))
    .sort((one, other) => one.far - other.far);
  return near[0]?.each ?? null;
};

interface Carried {
  readonly from: HTMLElement;
  readonly ghost: HTMLElement;
  readonly x: number;
  readonly y: number;
}

const ghostOf = (from: HTMLElement): HTMLElement => {
  const image = from.querySelector('img');
  const ghost = image ? image.cloneNode() : document.createElement('span');
  const { left, top, width, height } = (image ?? from).getBoundingClientRect();
  if (!(ghost instanceof HTMLElement)) return from;
  ghost.className = 'ghost';
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return ghost;
};

export interface Drop {
  readonly from: HTMLElement;
  readonly onto: HTMLElement;
  readonly clientX: number;
  readonly clientY: number;
}

export const openDragging = (movable: string, onDrop: (drop: Drop) => void): void => {
  let carried: Carried | null = null;
  const letGo = (): void => {
    carried?.ghost.remove();
    carried?.from.classList.remove('is-carried');
    carried = null;
  };
  addEventListener('pointerdown', (event) => {
    const from =
      event.target instanceof Element ? event.target.closest<HTMLElement>(movable) : null;
    if (!event.isPrimary || !from || from.matches(':disabled')) return;
    carried = { from, ghost: ghostOf(from), x: event.clientX, y: event.clientY };
  });
  addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!carried) return;
    const [dx, dy] = [clientX - carried.x, clientY - carried.y];
    if (!carried.ghost.isConnected && Math.hypot(dx, dy) < slack) return;
    if (!carried.ghost.isConnected) document.body.append(carried.ghost);
    carried.from.classList.add('is-carried');
    carried.ghost.style.translate = `${dx}px ${dy}px`;
  });
  addEventListener('pointerup', ({ clientX, clientY }) => {
    const dragged = carried?.ghost.isConnected ? carried.from : null;
    letGo();
    const onto = dragged && nearest(clientX, clientY);
    if (dragged && onto && onto !== dragged) onDrop({ from: dragged, onto, clientX, clientY });
  });
  addEventListener('pointercancel', letGo);
  // A browser would carry the picture away in its own manner.
  addEventListener('dragstart', (event) => event.preventDefault());
};
