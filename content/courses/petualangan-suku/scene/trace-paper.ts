/** The paper that a letter is written on. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import type { Point } from '../rules/letter-shapes.ts';
import { strokesOf } from '../rules/strokes.ts';
import type { Walk } from '../rules/walk.ts';
import { tracePicture, viewOf } from '../view/trace-picture.ts';

const target = 72;

export interface Paper {
  board: HTMLElement;
  dot: HTMLButtonElement;
  /** Where on the letter's paper a finger is. */
  spotOf(event: PointerEvent): Point;
  show(walk: Walk): void;
}

export const openPaper = (desk: Desk, letter: string, onDot: () => void): Paper => {
  const strokes = strokesOf(letter);
  const view = viewOf(strokes);
  const board = element('div', 'trace-board');
  const picture = element('div', 'trace-letter');
  const dot = pressable('trace-dot', '', onDot);
  board.append(picture, dot);
  desk.scene.append(board);
  let scale = 1;
  let example: Walk | null = null;
  const placeDot = (): void => {
    if (!example) return;
    const [x, y] = example.next();
    Object.assign(dot.style, {
      left: `${(x - view.x) * scale - target / 2}px`,
      top: `${(y - view.y) * scale - target / 2}px`,
    });
  };
  desk.onFit(() => {
    const space = { width: desk.scene.clientWidth - 24, height: desk.scene.clientHeight - 36 };
    scale = Math.min(space.width / view.width, space.height / view.height);
    board.style.width = `${view.width * scale}px`;
    board.style.height = `${view.height * scale}px`;
    placeDot();
  });
  return {
    board,
    dot,
    spotOf({ clientX, clientY }) {
      const box = board.getBoundingClientRect();
      return [view.x + (clientX - box.left) / scale, view.y + (clientY - box.top) / scale];
    },
    show(walk) {
      example = walk;
      picture.innerHTML = tracePicture(strokes, walk.progress);
      dot.hidden = walk.isDone();
      dot.dataset.at = `${walk.passed()}`;
      placeDot();
    },
  };
};
