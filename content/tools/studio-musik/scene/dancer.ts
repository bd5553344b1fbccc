/** Nobi walks along with the beat and hops on it, so that the beat can be seen. */
import { pageSteps } from '../rules/song.ts';
import nobi from '../view/art/nobi.svg';

export interface Dancer {
  lane: HTMLElement;
  /** Stands still at the beginning when there is no step. */
  to(step: number | null): void;
}

export const makeDancer = (isCalm: () => boolean): Dancer => {
  const lane = document.createElement('div');
  lane.className = 'lane';
  lane.setAttribute('aria-hidden', 'true');
  const beats = Array.from({ length: pageSteps }, (_, step) => {
    const beat = document.createElement('i');
    beat.className = step % 4 === 0 ? 'beat is-strong' : 'beat';
    return beat;
  });
  const figure = document.createElement('div');
  figure.className = 'dancer';
  const picture = new Image(86, 90);
  picture.src = nobi;
  picture.alt = '';
  figure.append(picture);
  lane.append(...beats, figure);
  return {
    lane,
    to(step) {
      const column = step === null ? 0 : step % pageSteps;
      for (const [at, beat] of beats.entries())
        beat.classList.toggle('is-now', step !== null && at === column);
      figure.style.left = isCalm() ? '6.25%' : `${((column + 0.5) / pageSteps) * 100}%`;
      figure.classList.toggle('hop-one', step !== null && column % 2 === 0);
      figure.classList.toggle('hop-two', step !== null && column % 2 === 1);
    },
  };
};
