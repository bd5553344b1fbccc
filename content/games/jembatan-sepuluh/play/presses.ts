/** Fingers on the scene and keys on the keyboard, led to whichever way of playing is on. */
import { toWorld } from '@nobi/kit/canvas';
import type { Context, Mode } from './context.ts';

export const listenToScene = (context: Context, current: () => Mode): void => {
  const { scene } = context.stage;
  let pressed = false;
  scene.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return;
    const box = scene.getBoundingClientRect();
    const at = toWorld(context.theatre.frame, {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
    });
    const onGap = event.target === context.gap;
    pressed = onGap;
    current().press(at, onGap);
  });
  // A click that no press went before comes from a keyboard or a screen reader.
  context.gap.addEventListener('click', () => {
    if (!pressed) current().press({ x: 0, y: 0 }, true);
    pressed = false;
  });
};

export const listenToKeys = (context: Context, current: () => Mode): void => {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Backspace') {
      current().takeBack();
      return;
    }
    if (!/^\d$/.test(event.key)) return;
    // There is no key for ten, so zero stands in.
    const place = current().placeOf(event.key === '0' ? 10 : Number(event.key));
    if (place !== null) current().pick(place, true);
    context.sounds.play('step');
  });
};
