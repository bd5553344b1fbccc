/** A finger that draws sideways turns a page. Every swipe has a button that does the same. */
const far = 56;

export const watchSwipes = (area: HTMLElement, turn: (by: 1 | -1) => void): void => {
  let start: { x: number; y: number } | null = null;
  let swallow = false;
  area.addEventListener('pointerdown', ({ clientX, clientY, isPrimary }) => {
    swallow = false;
    start = isPrimary ? { x: clientX, y: clientY } : null;
  });
  area.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!start) return;
    const [x, y] = [clientX - start.x, clientY - start.y];
    start = null;
    if (Math.abs(x) < far || Math.abs(x) < Math.abs(y) * 1.5) return;
    swallow = true;
    turn(x < 0 ? 1 : -1);
  });
  // What lay under the finger was not meant.
  area.addEventListener(
    'click',
    (event) => {
      if (swallow) event.stopPropagation();
      swallow = false;
    },
    true,
  );
};
