/** Where a sheet may lie, in CSS pixels of its scene. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const margin = 10;
/** Wrists rest on the lowest finger-width of a phone. */
const wrist = 26;

/** The room for a sheet: below the buttons where they hang over it, above where wrists rest. */
export const sheetArea = (scene: HTMLElement): Area => {
  const box = scene.getBoundingClientRect();
  const bars = [...document.querySelectorAll('.nobi-bar > .nobi-round, .nobi-corner')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.left < box.right && bar.right > box.left && bar.bottom < box.bottom);
  const top = Math.max(margin, ...bars.map((bar) => bar.bottom - box.top + margin));
  const bottom = Math.min(box.bottom - margin, innerHeight - wrist) - box.top;
  return {
    left: margin,
    top,
    width: Math.max(120, box.width - 2 * margin),
    height: Math.max(120, bottom - top),
  };
};
