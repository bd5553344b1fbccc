/** Fingers, mouse and pen on the sheet and on the rack of stickers. */
import type { Context, Hand } from '../play/context.ts';
import type { Spot } from '../rules/marks.ts';

interface Presses {
  /** Who takes the press: the brush, a sticker, or nobody. */
  hand(at: Spot): Hand | null;
  /** A sticker was pulled out of the rack. */
  pull(art: number, at: Spot): Hand;
}

export const listenToSheet = (context: Context, { hand }: Pick<Presses, 'hand'>): void => {
  const { easel } = context;
  let finger: number | null = null;
  let holding: Hand | null = null;

  const end = (event: PointerEvent): void => {
    if (event.pointerId !== finger) return;
    finger = null;
    holding?.up();
    holding = null;
  };
  easel.box.addEventListener('pointerdown', (event) => {
    // The first finger paints; a second one, or a palm, is not asked.
    if (finger !== null || event.button !== 0) return;
    const at = easel.spotAt(event.clientX, event.clientY);
    holding = hand(at);
    if (!holding) return;
    finger = event.pointerId;
    easel.box.setPointerCapture(event.pointerId);
    holding.down(at);
  });
  easel.box.addEventListener('pointermove', (event) => {
    if (event.pointerId !== finger) return;
    const points = event.getCoalescedEvents();
    for (const { clientX, clientY } of points.length > 0 ? points : [event])
      holding?.move(easel.spotAt(clientX, clientY));
  });
  easel.box.addEventListener('pointerup', end);
  easel.box.addEventListener('pointercancel', end);
};

const pullPixels = 16;

/** Dragging a sticker out of its drawer; a plain press on it is a click and no matter of this. */
export const listenToRack = (context: Context, { pull }: Pick<Presses, 'pull'>): void => {
  const rack = context.dock.stickerRack;
  let start: { x: number; y: number; art: number; pointer: number } | null = null;
  let holding: Hand | null = null;

  rack.addEventListener('pointerdown', (event) => {
    const buttons = [...rack.querySelectorAll('button')];
    const art = buttons.findIndex(
      (each) => event.target instanceof Node && each.contains(event.target),
    );
    if (art < 0 || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, art, pointer: event.pointerId };
  });
  addEventListener('pointermove', (event) => {
    if (event.pointerId !== start?.pointer) return;
    const at = context.easel.spotAt(event.clientX, event.clientY);
    if (holding) holding.move(at);
    else if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > pullPixels)
      holding = pull(start.art, at);
  });
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start?.pointer) return;
    start = null;
    holding?.up();
    holding = null;
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
};
