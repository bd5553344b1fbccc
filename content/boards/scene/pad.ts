/** The buttons under the board: four arrows as they lie on a keyboard, one step, and go. */
import { type Way, ways } from '../rules/board.ts';
import { arrowPicture } from '../view/arrow-art.ts';

export interface PadWords {
  ways: Record<Way, string>;
  go: string;
  stop: string;
  step: string;
  erase: string;
}

export interface PadOptions {
  words(): PadWords;
  onWay(way: Way): void;
  onGo(): void;
  onStep(): void;
  onErase(): void;
}

export interface PadState {
  /** Nobi is walking. */
  busy: boolean;
  /** An arrow of the program is picked, so the step button throws it away instead. */
  erasing: boolean;
}

export type PadKey = Way | 'go' | 'aside';

export interface Pad {
  readonly element: HTMLElement;
  show(state: PadState): void;
  /** Nods, to say: this one. Under reduced motion it only gets a ring. */
  beckon(key: PadKey, calm: boolean): void;
}

const goPicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M12 7L33 20L12 33Z" fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/></svg>';
const stopPicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M13 10L5 18L13 26M6 18H24A9 9 0 0 1 24 36H16" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const stepPicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><g fill="currentColor"><ellipse cx="13" cy="26" rx="6" ry="8.500" transform="rotate(-8 13 26)"/><circle cx="6.500" cy="14.500" r="2.400"/><circle cx="11.500" cy="12" r="2.800"/><circle cx="17" cy="13" r="2.500"/><ellipse cx="29" cy="19" rx="5" ry="7" transform="rotate(10 29 19)" opacity=".55"/><circle cx="25" cy="8.500" r="2" opacity=".55"/><circle cx="29.500" cy="6.500" r="2.300" opacity=".55"/><circle cx="34" cy="8.500" r="2" opacity=".55"/></g></svg>';
const erasePicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M23 6L35 18L20 33H12L5 26Z" fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><path d="M14 15L26 27" stroke="#fffaf0" stroke-width="3"/><path d="M10 36H35" stroke="currentColor" stroke-width="4" stroke-linecap="round"/></svg>';

const makeButton = (name: string, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `pad-key ${name}`;
  button.addEventListener('click', run);
  return button;
};

const makeArrow = (way: Way, run: () => void): HTMLButtonElement => {
  const button = makeButton('ar', run);
  button.dataset.way = way;
  button.dataset.firstMove = '';
  button.innerHTML = arrowPicture(way);
  return button;
};

export const openPad = (options: PadOptions): Pad => {
  const element = document.createElement('div');
  element.className = 'pad';
  // The suite holds what children under seven answer with to 80 px.
  element.dataset.answer = '';
  let state: PadState = { busy: false, erasing: false };
  const arrows = ways.map((way) => makeArrow(way, () => options.onWay(way)));
  const aside = makeButton('pad-aside', () =>
    state.erasing ? options.onErase() : options.onStep(),
  );
  const go = makeButton('pad-go', options.onGo);
  element.append(aside, ...arrows, go);

  const keyOf = (key: PadKey): HTMLButtonElement | undefined => {
    if (key === 'go') return go;
    return key === 'aside' ? aside : arrows[ways.indexOf(key)];
  };

  return {
    element,
    show(next) {
      state = next;
      const words = options.words();
      element.classList.toggle('is-busy', next.busy);
      arrows.forEach((arrow, i) => {
        const way = ways[i];
        if (way) arrow.ariaLabel = words.ways[way];
      });
      go.innerHTML = next.busy ? stopPicture : goPicture;
      go.ariaLabel = next.busy ? words.stop : words.go;
      aside.innerHTML = next.erasing ? erasePicture : stepPicture;
      aside.ariaLabel = next.erasing ? words.erase : words.step;
      aside.dataset.does = next.erasing ? 'erase' : 'step';
    },
    beckon(key, calm) {
      const ring = '0 0 0 6px #ffd96b';
      const nod = [0, -9, 0, -6, 0].map((y) => ({ transform: `translateY(${y}px)` }));
      const frames = calm ? [{ boxShadow: ring }, { boxShadow: ring }] : nod;
      keyOf(key)?.animate(frames, { duration: calm ? 1500 : 600, iterations: calm ? 1 : 2 });
    },
  };
};
