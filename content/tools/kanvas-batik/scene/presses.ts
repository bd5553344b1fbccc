/** Fingers, mouse and pen on the cloth. */
import type { Canting } from './canting.ts';
import type { Sheet } from './sheet.ts';

/** `begin` hides what lies over the cloth before the first wax runs. */
export const listenToSheet = (sheet: Sheet, canting: Canting, begin: () => void): void => {
  let finger: number | null = null;

  const end = (event: PointerEvent): void => {
    if (event.pointerId !== finger) return;
    finger = null;
    canting.up();
  };
  sheet.box.addEventListener('pointerdown', (event) => {
    // The first finger draws; a second one, or a palm, is not asked.
    if (finger !== null || event.button !== 0) return;
    begin();
    finger = event.pointerId;
    sheet.box.setPointerCapture(event.pointerId);
    canting.down(sheet.spotAt(event.clientX, event.clientY));
  });
  sheet.box.addEventListener('pointermove', (event) => {
    if (event.pointerId !== finger) return;
    const points = event.getCoalescedEvents();
    for (const { clientX, clientY } of points.length > 0 ? points : [event])
      canting.move(sheet.spotAt(clientX, clientY));
  });
  sheet.box.addEventListener('pointerup', end);
  sheet.box.addEventListener('pointercancel', end);
};
