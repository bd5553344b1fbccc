/** The road of a letter: a firefly flies along it by finger, or from dot to dot by taps. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { textIn } from '../args.ts';
import { writingWords } from '../text-writing.ts';
import { type Point, strokesOf } from './strokes.ts';
import { type Progress, tracePicture, viewOf } from './trace-picture.ts';
import './trace.css';

/** How far beside the road a finger may be, in parts of the letter's paper. */
const tolerance = 15;
const ahead = 6;
const target = 72;

interface Walk {
  progress: Progress;
  isDone(): boolean;
  /** The dot that comes next. */
  next(): Point;
  /** How many dots lie behind, over all strokes. */
  passed(): number;
  /** Flies on as far as this spot allows; answers whether it moved. */
  follow(spot: Point): boolean;
  toNextDot(): void;
  jump(stroke: number, point: number): void;
}

const startWalk = (letter: string): Walk => {
  const strokes = strokesOf(letter);
  const progress: Progress = { stroke: 0, point: -1 };
  const here = () => strokes[progress.stroke];
  const nextDot = (): number => here()?.dots.find((dot) => dot > progress.point) ?? 0;
  const goTo = (point: number): void => {
    progress.point = point;
    if (point < (here()?.points.length ?? 0) - 1) return;
    progress.stroke += 1;
    progress.point = -1;
  };
  return {
    progress,
    isDone: () => progress.stroke >= strokes.length,
    next: () => here()?.points[nextDot()] ?? [0, 0],
    passed: () =>
      strokes.reduce((sum, { dots }, i) => {
        if (i > progress.stroke) return sum;
        return (
          sum +
          (i < progress.stroke ? dots.length : dots.filter((dot) => dot <= progress.point).length)
        );
      }, 0),
    follow([x, y]) {
      const points = here()?.points ?? [];
      // From before the start only the start itself counts: that is where writing begins.
      const last = progress.point < 0 ? 0 : progress.point + ahead;
      for (let i = Math.min(last, points.length - 1); i > progress.point; i -= 1) {
        const [atX, atY] = points[i] ?? [0, 0];
        if (Math.hypot(x - atX, y - atY) > tolerance) continue;
        goTo(i);
        return true;
      }
      return false;
    },
    toNextDot: () => goTo(nextDot()),
    jump(stroke, point) {
      Object.assign(progress, {
        stroke: Math.min(Math.max(0, stroke), strokes.length),
        point: Math.max(-1, Math.min(point, (strokes[stroke]?.points.length ?? 0) - 2)),
      });
    },
  };
};

interface Paper {
  board: HTMLElement;
  dot: HTMLButtonElement;
  /** Where on the letter's paper a finger is. */
  spotOf(event: PointerEvent): Point;
  show(walk: Walk): void;
}

const openPaper = (desk: Desk, letter: string, onDot: () => void): Paper => {
  const strokes = strokesOf(letter);
  const view = viewOf(strokes);
  const board = element('div', 'trace-board');
  const picture = element('div', 'trace-letter');
  const dot = pressable('trace-dot', '', onDot);
  board.append(picture, dot);
  desk.scene.append(board);
  let scale = 1;
  let shown: Walk | null = null;
  const placeDot = (): void => {
    if (!shown) return;
    const [x, y] = shown.next();
    Object.assign(dot.style, {
      left: `${(x - view.x) * scale - target / 2}px`,
      top: `${(y - view.y) * scale - target / 2}px`,
    });
  };
  desk.onFit(() => {
    const room = { width: desk.scene.clientWidth - 24, height: desk.scene.clientHeight - 36 };
    scale = Math.min(room.width / view.width, room.height / view.height);
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
      shown = walk;
      picture.innerHTML = tracePicture(strokes, walk.progress);
      dot.hidden = walk.isDone();
      dot.dataset.at = `${walk.passed()}`;
      placeDot();
    },
  };
};

/** Writing by finger: down anywhere near the firefly, then along the road. */
const writeByFinger = (paper: Paper, walk: Walk, onMove: () => void): void => {
  let from: Point | null = null;
  let wasDrawn = false;
  /** A quick finger is seen only here and there; what lies between has been drawn too. */
  const between = ([x, y]: Point, [toX, toY]: Point): Point[] => {
    const parts = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / 4));
    return Array.from({ length: parts }, (_, i): Point => {
      const share = (i + 1) / parts;
      return [x + (toX - x) * share, y + (toY - y) * share];
    });
  };
  const go = (event: PointerEvent): void => {
    if (!from || walk.isDone()) return;
    const before = walk.progress.stroke;
    const to = paper.spotOf(event);
    const steps = between(from, to);
    from = to;
    let moved = false;
    for (const spot of steps) {
      // Each stroke is begun anew: the finger is lifted in between, as the pen is.
      if (walk.progress.stroke !== before) break;
      moved = walk.follow(spot) || moved;
    }
    if (!moved) return;
    wasDrawn = true;
    if (walk.progress.stroke !== before) from = null;
    onMove();
  };
  paper.board.addEventListener('pointerdown', (event) => {
    from = paper.spotOf(event);
    wasDrawn = false;
  });
  paper.board.addEventListener('pointermove', go);
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    paper.board.addEventListener(name, () => {
      from = null;
    });
  // What the finger has drawn is not tapped as well; a key always is a tap.
  paper.board.addEventListener(
    'click',
    (event) => {
      if (wasDrawn && event.detail > 0) event.stopImmediatePropagation();
    },
    true,
  );
};

export const trace: Activity = (desk, task) => {
  const letter = textIn(task, 'letter');
  const walk = startWalk(letter);
  const text = () => writingWords[desk.lang()];
  walk.jump(desk.state[0] ?? 0, desk.state[1] ?? -1);
  let heard = walk.passed();
  const moved = (): void => {
    const passed = walk.passed();
    paper.dot.classList.remove('is-beckoning');
    paper.show(walk);
    dress();
    if (passed === heard) return;
    heard = passed;
    desk.keep([walk.progress.stroke, walk.progress.point]);
    desk.sound('count', 2 ** (passed / 12));
    if (walk.isDone()) finish();
    else if (walk.progress.point < 0) desk.tell(text().lineDone);
  };
  const finish = (): void => {
    paper.board.classList.add('is-done');
    desk.sound('pop');
    desk.answer({ right: true, response: [letter], line: text().traced(letter) });
  };
  const paper = openPaper(desk, letter, () => {
    if (walk.isDone()) return;
    walk.toNextDot();
    moved();
  });
  writeByFinger(paper, walk, moved);
  const dress = (): void => {
    paper.dot.ariaLabel = text().nextDot(walk.passed() + 1);
  };
  paper.show(walk);
  dress();
  return {
    dress,
    beckon() {
      paper.dot.classList.add('is-beckoning');
      return walk.progress.point < 0 ? text().startDot : text().followDots;
    },
  };
};
