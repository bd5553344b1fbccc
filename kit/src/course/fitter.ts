import { element } from '../guest/stage/element.ts';
import type { Stage } from '../guest/stage/stage.ts';

/** Lays out the ground of a course again whenever its room changes. */
export interface Fitter {
  /** Lays out what fills the ground, now and at each change of its size. */
  onFit(lay: () => void): void;
  /** Call it when controls or words have just been filled. */
  refit(): void;
}

export const bubbleOf = (): HTMLElement =>
  document.querySelector<HTMLElement>('.nobi-bubble') ?? element('p', '');

/** Keeps the ground clear of the bar, whose line may be one to three rows high, and lays it out. */
export const openFitter = (stage: Stage, ground: HTMLElement): Fitter => {
  let lay = (): void => {};
  const refit = (): void => {
    ground.style.top = `${stage.sky()}px`;
    lay();
  };
  const watch = new ResizeObserver(refit);
  for (const part of [stage.scene, bubbleOf()]) watch.observe(part);
  return {
    refit,
    onFit(next) {
      lay = next;
      refit();
    },
  };
};
