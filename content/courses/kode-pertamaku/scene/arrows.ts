/** Four big arrows as they lie on a keyboard; the arrow keys press them, too. */
import { element, pressable } from '@nobi/kit/course';
import { type Way, ways } from '../../../boards/rules/board.ts';
import { arrowPicture } from '../../../boards/view/arrow-art.ts';

export interface Arrows {
  readonly root: HTMLElement;
  dress(names: Record<Way, string>): void;
  point(way: Way | null): void;
}

const keys: Record<string, Way> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** As long as `root` is on the page, arrow keys mean what the arrows mean. */
export const listenToArrowKeys = (root: HTMLElement, run: (way: Way) => void): void => {
  const listen = (event: KeyboardEvent): void => {
    if (!root.isConnected) {
      removeEventListener('keydown', listen);
      return;
    }
    const way = keys[event.key];
    if (!way || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    run(way);
  };
  addEventListener('keydown', listen);
};

export const openArrows = (run: (way: Way) => void): Arrows => {
  const root = element('div', 'arrows');
  root.dataset.answer = '';
  const buttons = ways.map((way) => {
    const button = pressable('pad-key ar', arrowPicture(way), () => run(way));
    button.dataset.way = way;
    root.append(button);
    return button;
  });
  listenToArrowKeys(root, run);
  return {
    root,
    dress(names) {
      for (const [i, button] of buttons.entries()) button.ariaLabel = names[ways[i] ?? 'up'];
    },
    point(way) {
      for (const [i, button] of buttons.entries())
        button.classList.toggle('is-beckoning', ways[i] === way);
    },
  };
};
